import { expect, it } from 'vitest';
import { payoutPending, type BankPort, type Payout } from '#providers/banks/port.ts';
import { underMaintenance, unknown, type Unknown } from '#providers/outcome.ts';
import { lanedBank } from './laned-ports.ts';
import { laneNames } from './lane-names.ts';
import { createLanes, laneLimits } from './lanes.ts';

const payout: Payout = {
  reference: 'R1',
  fromAccountNo: '0142000002',
  to: { bankCode: 'SCB', accountNo: '0000000001', name: 'A' },
  amount: 100n,
  currency: 'BAHT',
};
const asks = {
  payOut: (port: BankPort) => port.payOut(payout),
  queryPayout: (port: BankPort) => port.queryPayout(payout),
};
const answering = (answer: Unknown) => {
  const lanes = createLanes(laneLimits);
  const port = lanedBank(lanes, {
    readNotice: () => ({ ok: false, reason: 'none' }),
    feed: async () => answer,
    payOut: async () => answer,
    queryPayout: async () => answer,
    lateArrivalWindowMs: 1,
    remembersForMs: 1,
  });
  return { lanes, port };
};
const afterTen = async (answer: Unknown, ask: keyof typeof asks) => {
  const { port } = answering(answer);
  for (let asked = 0; asked < laneLimits.breakAfter; asked += 1) await asks[ask](port);
  return asks[ask](port);
};

it.each([
  ['BALANCE_SHORT', 'payOut'],
  ['BALANCE_SHORT', 'queryPayout'],
  ['LIMIT_REACHED', 'payOut'],
  ['LIMIT_REACHED', 'queryPayout'],
] as const)('payouts that our own account prevents do not delay smaller ones: %s, %s', async (reason, ask) => {
  expect(await afterTen(unknown(reason), ask)).toEqual(unknown(reason));
});

it.each(['payOut', 'queryPayout'] as const)('a bank that says a payout is pending is not silent: %s', async (ask) => {
  expect(await afterTen(unknown(payoutPending), ask)).toEqual(unknown(payoutPending));
});

it.each(['payOut', 'queryPayout'] as const)('a bank that answers nobody is left alone: %s', async (ask) => {
  expect(await afterTen(unknown('timeout'), ask)).toEqual(unknown('not sent'));
});

it('a bank that says it is under maintenance is still counted as such', async () => {
  const { lanes, port } = answering(unknown(underMaintenance));
  await port.payOut(payout);
  const lane = lanes.figures().find((figures) => figures.lane === laneNames.payout('BAHT'));
  expect(lane?.answers.recent.maintenance).toBe(1);
});
