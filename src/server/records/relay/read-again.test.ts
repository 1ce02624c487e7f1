import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { bonusCalls } from '#features/bonus/contract.ts';
import { chatCalls } from '#features/chat/contract.ts';
import { chatOfficeCalls } from '#features/chat/office-contract.ts';
import { profileCalls } from '#features/profile/contract.ts';
import { refundCalls } from '#features/refund/contract.ts';
import { slipCalls } from '#features/slip/contract.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { makeGift, offerQr, payQr, sendLink } from '#support/deposits.ts';
import { openGame } from '#support/game-accounts.ts';
import { changeSetting } from '#support/office-acts.ts';
import type { TestMember } from '#support/people.ts';
import { openSlipBank, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { keysOf } from '#contract/stream.ts';
import type { Topics } from '../outbox.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const bank = openSlipBank(server);
// Where the app shows no chat, nothing in it is unread.
await changeSetting(server, 'enableChatWidget', true);

// What screens keep, under the names they keep it by.
const kept: Readonly<Record<string, { readonly call: Endpoint; readonly question: object }>> = {
  wallet: { call: walletCalls.get, question: {} },
  profile: { call: profileCalls.get, question: {} },
  'bonus active': { call: bonusCalls.checkActive, question: {} },
  'withdraw-limits': { call: withdrawCalls.limits, question: {} },
  'refund check': { call: refundCalls.check, question: {} },
  'refund log': { call: refundCalls.list, question: { page: 1, limit: 10 } },
  statement: { call: statementCalls.get, question: { page: 1, limit: 10 } },
  'chat-unread': { call: chatCalls.getUnread, question: {} },
  slips: { call: slipCalls.list, question: { page: 1, limit: 10 } },
};

const readAll = async ({ token }: TestMember, names: readonly string[]): Promise<Record<string, unknown>> => {
  const answers: Record<string, unknown> = {};
  for (const name of names) {
    const { call, question } = kept[name] ?? { call: walletCalls.get, question: {} };
    answers[name] = (await server.ask(call, question as never, { token })).body;
  }
  return answers;
};

const topicsSince = async ({ memberId }: TestMember, known: number): Promise<string[]> =>
  (
    await server.database.owner.rows<{ topic: string }>(
      'select topic from outbox where member_id = $1 order by outbox_id offset $2',
      [memberId, known],
    )
  ).map(({ topic }) => topic);

const payByQr = async (member: TestMember) =>
  payQr(server, { payload: (await offerQr(server, member, 5_000n)).payload, member });

// What causes each event. A topic without one does not compile.
const say = ({ token }: TestMember) => {
  const message = { message_type: 'text' as const, payload: { message: 'hello' } };
  return server.ask(chatCalls.sendMessage, { message }, { token });
};

const causes: Record<keyof Topics, (member: TestMember) => Promise<unknown>> = {
  balances: payByQr,
  'qr-paid': payByQr,
  withdrawal: ({ token }) => server.ask(withdrawCalls.requestFromApp, { amount: 10_000n }, { token }),
  profile: ({ token, bankCode, bankAccountNo, bankAccountName }) =>
    server.ask(profileCalls.update, { name: 'Malee', bankCode, bankAccountNo, bankAccountName }, { token }),
  slip: (member) => uploadSlip(server, member, { codes: [bank.paid(member).code] }),
  transfer: async (member) => {
    await openGame(server, member, 'JOKER');
    return server.ask(transferCalls.move, { from: 'WALLET', to: 'JOKER', amount: 5_000n }, { token: member.token });
  },
  chat: async (member) => {
    await say(member);
    const line = { conversationId: member.memberId, messageId: randomUUID(), after: 1, text: 'Good evening' };
    return server.ask(chatOfficeCalls.answer, line, await server.staff({ role: 'support' }));
  },
  gift: async (member) => sendLink(server, member, { link: (await makeGift(server, { amount: '12' })).link }),
};

it.each(Object.keys(causes) as (keyof Topics)[])(
  'what screens keep, read again where the events of %s say so, equals what a new page reads',
  async (topic) => {
    const member = await server.member({ balance: 100_000n });
    const cached = await readAll(member, Object.keys(kept));
    const known = (await topicsSince(member, 0)).length;
    // Ids begin with the time.
    server.clock.advance(1);
    await causes[topic](member);
    await server.runJobs();
    const topics = await topicsSince(member, known);
    expect(topics).toContain(topic);
    const keys = topics.flatMap((one) => keysOf[one] ?? []).map((key) => key.join(' '));
    const stale = Object.keys(kept).filter((name) => keys.some((key) => name === key || name.startsWith(`${key} `)));
    const fresh = await readAll(member, Object.keys(kept));
    expect({ ...cached, ...Object.fromEntries(stale.map((name) => [name, fresh[name]])) }).toEqual(fresh);
    expect(fresh).not.toEqual(cached);
  },
);

it('that a talk has ended is told to the member’s app, which then counts the question how the help was', async () => {
  const member = await server.member();
  await say(member);
  const resolved = { conversationId: member.memberId, after: 1 };
  const staff = await server.staff({ role: 'support' });
  expect(await server.ask(chatOfficeCalls.resolve, resolved, staff)).toMatchObject({ status: 200 });
  expect(await topicsSince(member, 0)).toEqual(['chat']);
});
