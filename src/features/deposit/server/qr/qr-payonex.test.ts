import { expect, it } from 'vitest';
import { accounts } from '#ledger';
import { callGateway, eventually, offerQr, payQr, suspenseOf, walletOf, withoutNotices } from '#support/deposits.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { depositCalls } from '../../contract.ts';

// No provider is silent here: one that is slow on a busy machine would answer for the test.
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });

const offer = (member: TestMember) => offerQr(server, member, { amount: 20_000n, method: 'PAYONEX' });

interface Book {
  readonly qrs: { readonly id: string; readonly reference: string }[];
  readonly payonexCustomers: { readonly customerUuid: string; readonly accountNo: string }[];
}
const book = async (): Promise<Book> => (await server.sandbox.get('/book')) as Book;
const decide = async (reference: string, status: string): Promise<void> => {
  const id = (await book()).qrs.find((qr) => qr.reference === reference)?.id;
  await server.sandbox.post('/gateway/payonex/decide', { id, status });
};
const findingsOf = async ({ memberId }: TestMember): Promise<string[]> => {
  const rows = await server.database.owner.rows<{ kind: string }>('select kind from finding where member_id = $1', [
    memberId,
  ]);
  return rows.map(({ kind }) => kind);
};
const customersOf = (member: TestMember) =>
  server.context.database.rows<{ accountNo: string }>(
    'select account_no as "accountNo" from gateway_customer where member_id = $1 order by known_at',
    [member.memberId],
  );

it('a payment whose time the gateway moves on later is still one payment', async () => {
  const member = await server.member();
  const { payload, reference } = await offer(member);
  await payQr(server, { payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(20_000n));
  const before = await suspenseOf(server, accounts.house.BAHT);
  for (const _ of [1, 2]) {
    await decide(reference, 'SUCCESS');
    await callGateway(server);
  }
  expect(await walletOf(server, member)).toBe(20_000n);
  expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before);
});

it('money the gateway holds goes to a person, and is credited once when it is released', async () => {
  const member = await server.member();
  const { payload, reference } = await offer(member);
  await payQr(server, { payload, member, amount: 150 });
  await callGateway(server);
  expect([await walletOf(server, member), await findingsOf(member)]).toEqual([0n, ['QR_CONTRADICTS_ITSELF']]);
  await decide(reference, 'SUCCESS');
  await eventually(async () => expect(await walletOf(server, member)).toBe(15_000n));
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(15_000n);
});

it('money that the gateway sends back credits nothing', async () => {
  const member = await server.member();
  const { payload, reference } = await offer(member);
  await payQr(server, { payload, member, amount: 150 });
  for (const status of ['REJECTED', 'REFUNDED']) await decide(reference, status);
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(0n);
});

it('a person is told when the gateway takes back what was credited', async () => {
  const member = await server.member();
  const { payload, reference } = await offer(member);
  await payQr(server, { payload, member });
  await eventually(async () => expect(await walletOf(server, member)).toBe(20_000n));
  await decide(reference, 'REFUNDED');
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(20_000n);
  expect(await findingsOf(member)).toEqual(['QR_CONTRADICTS_ITSELF']);
});

it('a member is introduced once for each account; another account is another customer', async () => {
  const member = await server.member();
  await offer(member);
  await Promise.all([offer(member), offer(member)].map((made) => made.catch(() => null)));
  expect(await customersOf(member)).toEqual([{ accountNo: member.bankAccountNo }]);
  await server.database.owner.rows('update member_bank_account set account_no = $2 where member_id = $1', [
    member.memberId,
    '5550001234',
  ]);
  await offer(member);
  expect((await customersOf(member)).map(({ accountNo }) => accountNo)).toEqual([member.bankAccountNo, '5550001234']);
});

it('a member who has made too many codes is introduced to nobody under further names', async () => {
  const member = await server.member();
  for (let made = 0; made < 6; made += 1) await offer(member);
  await server.database.owner.rows('update member_bank_account set account_name = $2 where member_id = $1', [
    member.memberId,
    'ANOTHER NAME',
  ]);
  const question = { bankCode: 'PAYONEX', amount: 20_000n };
  expect(await server.ask(depositCalls.createQr, question, { token: member.token })).toMatchObject({
    body: { message: 'QR_FAIL' },
  });
  expect(await customersOf(member)).toHaveLength(1);
});

it('a code made before the account changed is compared with the account it was made for', async () => {
  const member = await server.member();
  const { payload } = await offer(member);
  await withoutNotices(server, 'gateway', () => payQr(server, { payload, member }));
  await server.database.owner.rows('update member_bank_account set account_no = $2 where member_id = $1', [
    member.memberId,
    '5550009876',
  ]);
  const before = await suspenseOf(server, accounts.house.BAHT);
  await callGateway(server);
  expect(await walletOf(server, member)).toBe(0n);
  expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before + 20_000n);
});

it('a notice that names the money of a code by another reference moves nothing', async () => {
  const member = await server.member();
  const { payload, reference } = await offer(member);
  await withoutNotices(server, 'gateway', () => payQr(server, { payload, member }));
  const uuid = (await book()).qrs.find((qr) => qr.reference === reference)?.id;
  const reported = (named: string) =>
    server.request('POST', '/hooks/payonex', { body: { data: { uuid, referenceId: named } } });
  const before = await suspenseOf(server, accounts.house.BAHT);
  // The gateway's record names our reference, so no other reference gets its money.
  expect(await reported('INVENTED0000001')).toMatchObject({ status: 503 });
  expect(await suspenseOf(server, accounts.house.BAHT)).toBe(before);
  expect(await reported(reference)).toMatchObject({ status: 200 });
  expect(await walletOf(server, member)).toBe(20_000n);
});
