import { expect, it } from 'vitest';
import { checkedSlip, openSlipBank, slipsOf, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipOfficeCalls } from '../office-contract.ts';
import { checkSlips } from './check/check-slips.ts';

const server = await startTestServer();
const bank = openSlipBank(server);

// The lines about slips, without their comments.
const told = async (): Promise<string[]> =>
  (await server.request('GET', '/metrics')).text
    .split('\n')
    .filter((line) => line.startsWith('slip_'))
    .toSorted();

it('/metrics reports the slips uploaded and decided in the last hour, how fast and by whom, and those that wait', async () => {
  expect(await told()).toEqual([]);
  const member = await server.member();
  const credited = bank.paid(member);
  await uploadSlip(server, member, { codes: [credited.code] });
  server.clock.advance(10_000);
  await checkSlips.run(server.context);
  const elsewhere = { to: { bankCode: 'KBANK', accountNo: 'xxxxx9999x', name: 'SOMEBODY ELSE' } };
  await checkedSlip(server, member, { codes: [bank.paid(member, elsewhere).code] });
  const [first, second] = [bank.paid(member), bank.paid(member)];
  const forStaff = await uploadSlip(server, member, { codes: [first.code, second.code] });
  await checkSlips.run(server.context);
  server.clock.advance(16 * 60_000);
  expect(await told()).toEqual([
    'slip_decision_seconds{quantile="0.5",by="check"} 5',
    'slip_decision_seconds{quantile="0.95",by="check"} 9.5',
    'slip_open_oldest_seconds{status="REVIEW"} 960',
    'slip_open_overdue{status="REVIEW"} 1',
    'slip_open{status="REVIEW"} 1',
    'slip_outcomes{outcome="DEST_ACC_INVALID",by="check"} 1',
    'slip_outcomes{outcome="SUCCESS",by="check"} 1',
    'slip_uploads{method="KBANK"} 3',
  ]);
  const { token } = await server.staff();
  const decision = { slipId: forStaff, reason: 'INVALID_SLIP', note: 'two slips on one picture' } as const;
  expect(await server.ask(slipOfficeCalls.fail, decision, { token })).toMatchObject({ status: 200 });
  expect(await told()).toEqual(
    expect.arrayContaining([
      'slip_decision_seconds{quantile="0.5",by="staff"} 960',
      'slip_outcomes{outcome="INVALID_SLIP",by="staff"} 1',
    ]),
  );
  expect((await slipsOf(server, member)).filter(({ status }) => status === 'PENDING')).toEqual([]);
  server.clock.advance(60 * 60_000);
  expect(await told()).toEqual([]);
});
