import { randomUUID } from 'node:crypto';
import type { TestMember } from '../../people.ts';
import { pick } from '../chance.ts';
import { ask, type Ask } from '../players.ts';
import type { System } from '../system.ts';
import { goOn, type Storm } from './storm.ts';

const presses: readonly Ask[] = [
  ...['WELCOME', 'DAILY20', 'WEEKEND50'].map((code) => ({ method: 'GET', path: `/api/bonus/activate/${code}` })),
  { method: 'GET', path: '/api/bonus/clear' },
  { path: '/api/refund', body: {} },
  { path: '/api/spinwheel/spin', body: {} },
  { path: '/api/spinwheel/spin', body: {} },
  { path: '/api/spinwheel/spin', body: {} },
];

const claimCoupon = async (system: System, member: TestMember): Promise<void> => {
  const listed = await ask(system, member, { method: 'GET', path: '/api/spinwheel/coupon' });
  const [coupon] = (listed?.status === 200 ? listed.body : []) as { _id: string }[];
  if (coupon === undefined) return;
  const claim = { path: '/api/spinwheel/coupon/claim', body: { coupon: coupon._id } };
  await Promise.all([1, 2, 3].map(() => ask(system, member, { ...claim, key: randomUUID() })));
};

// A few members take, clear and lose bonuses, spin, and claim each coupon three times at once. They have all else too.
export const useRewards = (storm: Storm): Promise<void> => {
  const { system, players } = storm;
  const lucky = players.slice(0, 10);
  return goOn(storm, { everyMs: 100 }, async () => {
    const { member } = pick(lucky);
    const press = { ...pick(presses), key: randomUUID() };
    await Promise.all([ask(system, member, press), ask(system, member, press)]);
    await claimCoupon(system, member);
  });
};
