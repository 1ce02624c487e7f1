import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sealLink } from '../../ledger/gift-links.ts';
import type { TestMember } from '../../people.ts';
import { pick } from '../chance.ts';
import { ask } from '../players.ts';
import { honestUploads } from '../slip-corpus/honest-uploads.ts';
import { sendSlip } from '../slip-corpus/send-slip.ts';
import type { System } from '../system.ts';
import { goOn, type Storm } from './storm.ts';

type Pay = (system: System, member: TestMember, amount: number) => Promise<unknown>;

const fromAccountOf = ({ bankCode, bankAccountNo, bankAccountName }: TestMember) => ({
  fromBankCode: bankCode,
  fromAccountNo: bankAccountNo,
  fromName: bankAccountName,
});

// Pays the newest code that was delivered.
export const payNewestQr = async (system: System, member: TestMember): Promise<void> => {
  const code = await system.owner.one<{ payload: string }>(
    `select payload from qr_code where member_id = $1 and payload is not null order by created_at desc limit 1`,
    [member.memberId],
  );
  if (code !== null) await system.sandbox.post('/bank/pay-qr', { payload: code.payload, ...fromAccountOf(member) });
};

// If no code could be made now, an older one is paid again.
const byQr =
  (method: string): Pay =>
  async (system, member, amount) => {
    await ask(system, member, { path: `/api/qrcode/${method}`, body: { amount }, key: randomUUID() });
    await payNewestQr(system, member);
  };

const byTransfer: Pay = (system, member, amount) =>
  system.sandbox.post('/bank/transfer', {
    toBankCode: 'SCB',
    toAccountNo: '0142000002',
    ...fromAccountOf(member),
    amount,
  });

const byGift: Pay = async (system, member, amount) => {
  const { link } = (await system.sandbox.post('/gifts', { amount: amount.toFixed(2) })) as { link: string };
  const press = { path: '/api/wallet/truelink', body: { link: sealLink(system, link) }, key: randomUUID() };
  for (let time = 0; time < 3; time += 1) if ((await ask(system, member, press))?.status === 200) return;
};

export const qrMethods = ['KBANK', 'WW', 'FP', 'PAYONEX'] as const;

const ways: readonly Pay[] = [...qrMethods.map(byQr), byTransfer, byGift];

// Every amount differs, so that no two payments are taken for one.
const amounts = function* (): Generator<number, never> {
  for (let nth = 0; ; nth += 1) yield (10_000 + nth * 7) / 100;
};

export const payIn = async (storm: Storm): Promise<void> => {
  const next = amounts();
  await goOn(storm, { everyMs: 250 }, async () => {
    await pick(ways)(storm.system, pick(storm.players).member, next.next().value);
  });
};

// Each slip is sent until it is taken, as the app does.
export const payBySlip = async (storm: Storm): Promise<void> => {
  const { system, isOver } = storm;
  await goOn(storm, { everyMs: 1_000 }, async () => {
    for await (const upload of honestUploads(system)) {
      const sent = { upload, key: randomUUID() };
      while ((await sendSlip(system, sent)) !== 200 && !isOver()) await sleep(1_000);
      if (isOver()) return;
    }
  });
};
