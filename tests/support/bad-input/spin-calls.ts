import type { Arrange } from './valid-call.ts';
import { couponsOf, setWheel, spinOnce } from '../rewards/spins.ts';

const coinsFor = 10_000_000n;

const asMember =
  (ask: string, body: Record<string, unknown> | undefined): Arrange =>
  async (server) => {
    const [method = '', path = ''] = ask.split(' ');
    const { token } = await server.member({ balance: coinsFor });
    return { base: server.url, method, path, token, ...(body === undefined ? {} : { body }) };
  };

// A spin of a wheel with one outcome writes the same each time.
const spun: Arrange = async (server) => {
  await setWheel(server, [
    { code: 'ONLY', weight: 1, amount: 25 },
    { code: 'NEVER', weight: 0, prize: null },
  ]);
  return asMember('POST /api/spinwheel/spin', { clientSeed: '0'.repeat(64) })(server);
};

// Some slices give no coupon, so it spins until one does; a member without money has none.
const claimed: Arrange = async (server) => {
  const member = await server.member({ balance: coinsFor });
  let coupon = '00000000-0000-4000-8000-000000000000';
  for (let spins = 0; spins < 20; spins += 1) await spinOnce(server, member);
  for (const { _id, amount } of await couponsOf(server, member)) if (amount > 0) coupon = _id;
  return {
    base: server.url,
    method: 'POST',
    path: '/api/spinwheel/coupon/claim',
    token: member.token,
    body: { coupon },
  };
};

export const spinWrites: Readonly<Record<string, Arrange>> = {
  'GET /api/spinwheel/odds': asMember('GET /api/spinwheel/odds', undefined),
  'POST /api/spinwheel/spin': spun,
  'POST /api/spinwheel/seed/reveal': asMember('POST /api/spinwheel/seed/reveal', {}),
  'POST /api/spinwheel/coupon/claim': claimed,
};
