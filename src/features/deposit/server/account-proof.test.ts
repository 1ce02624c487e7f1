import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { feedLine, noticeOf, postNotice } from '#support/bank-notices.ts';
import { suspenseOf, walletOf } from '#support/deposits.ts';
import { startTestServer } from '#support/test-server.ts';
import { matchSender } from './match-sender.ts';

const server = await startTestServer();

const pay = async (line: object): Promise<void> =>
  expect(await postNotice(server, noticeOf([line as never]))).toMatchObject({ status: 200 });

it('the first money from an account is credited only under its name; afterwards the number suffices', async () => {
  const member = await server.member();
  const before = await suspenseOf(server, accounts.house.BAHT);
  const from = { bankCode: member.bankCode, accountNo: member.bankAccountNo };
  await pay(feedLine(member, { from: { ...from, name: 'THE TRUE OWNER' } }));
  expect(await walletOf(server, member)).toBe(0n);
  expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before + 1_000n);
  const [first = '', last = ''] = member.bankAccountName.split(' ');
  await pay(feedLine(member, { from: { ...from, name: `MR ${first} ${last.slice(0, 2)}***` } }));
  expect(await walletOf(server, member)).toBe(1_000n);
  await pay(feedLine(member, { from: { ...from, name: 'ANY NAME AT ALL' } }));
  expect(await walletOf(server, member)).toBe(2_000n);
});

it('after the name of an account changes, it must be proved again', async () => {
  const member = await server.member({ bankCode: 'KTB' });
  await pay(feedLine(member));
  expect(await walletOf(server, member)).toBe(1_000n);
  const rename = (bankAccountName: string) =>
    server.request('PUT', '/api/account/bankAccountName', {
      body: { bankCode: 'KTB', bankAccountName },
      token: member.token,
    });
  expect(await rename(member.bankAccountName)).toMatchObject({ status: 200 });
  await pay(feedLine(member, { from: { ...feedLine(member).from, name: 'OTHER WORDS' } }));
  expect(await walletOf(server, member), 'the same name again is no change').toBe(2_000n);
  expect(await rename('MRS VICTIM SOMSRI')).toMatchObject({ status: 200 });
  await pay(feedLine(member));
  expect(await walletOf(server, member)).toBe(2_000n);
  await pay(feedLine(member, { from: { ...feedLine(member).from, name: 'MRS VICTIM S' } }));
  expect(await walletOf(server, member)).toBe(3_000n);
});

it('money from a replaced account is credited only under the member’s name, even if the new account is proved', async () => {
  const member = await server.member();
  const [maker, checker] = [await server.staff(), await server.staff({ role: 'manager' })];
  const replaced = { bankCode: member.bankCode, accountNo: member.bankAccountNo };
  const account = { bankCode: 'SCB', accountNo: '7755500001', accountName: member.bankAccountName };
  const { memberId } = member;
  const wish = { memberId, note: 'passport checked', kind: 'ACCOUNT', ...account } as const;
  const proposed = await server.ask(memberCareOfficeCalls.proposeChange, wish, {
    token: maker.token,
    key: server.context.newId(),
  });
  const { changeId } = proposed.body as { changeId: string };
  const question = { memberId, changeId, password: checker.password };
  const confirmed = await server.ask(memberCareOfficeCalls.confirmChange, question, {
    token: checker.token,
    key: server.context.newId(),
  });
  expect(confirmed).toMatchObject({ status: 200 });
  await pay(feedLine(member, { from: { bankCode: 'SCB', accountNo: '7755500001', name: member.bankAccountName } }));
  expect(await walletOf(server, member)).toBe(1_000n);
  await pay(feedLine(member, { from: { ...replaced, name: 'SOMEBODY ELSE' } }));
  expect(await walletOf(server, member), 'the replaced one was never proved').toBe(1_000n);
  await pay(feedLine(member, { from: { ...replaced, name: member.bankAccountName } }));
  expect(await walletOf(server, member)).toBe(2_000n);
});

it('a title alone, or no name, matches nobody', () => {
  const registered = { bankCode: 'SCB', accountNo: '4041236789' };
  const shown = (name: string) => ({ bankCode: 'SCB', accountNo: 'xxx-x-x3678-9', name });
  for (const accountName of ['นาย', '', 'นาย ', 'MR.', 'Miss'])
    for (const name of ['', 'นาย', 'MR', '***'])
      expect(matchSender(shown(name), { ...registered, accountName }), `${accountName} / ${name}`).toBe('unclear');
});
