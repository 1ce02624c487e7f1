import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { dayMs } from '#contract/bangkok-day.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { statementCalls } from '#features/statement/contract.ts';
import { memberCareOfficeCalls } from '#features/member-care/office-contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { toWireNumber } from '#money/money-wire.ts';
import type { TestMember } from '#support/people.ts';
import { openSlipBank, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls, type ChatMessage } from '../../contract.ts';
import { chatOfficeCalls, type ComplaintLine } from '../../office-contract.ts';
import { complaintKeptDays } from '../../rules.ts';
import { forgetChats } from '../routes.ts';

const server = await startTestServer();
const clerk = await server.staff({ role: 'support' });
const { token: staffToken } = clerk;

const withdrawn = async (): Promise<{ member: TestMember; lineId: string }> => {
  const member = await server.member({ balance: 50_000n });
  await server.ask(withdrawCalls.requestFromApp, { amount: 20_000n }, { token: member.token });
  const { body } = await server.ask(statementCalls.get, { page: 1, limit: 1 }, { token: member.token });
  return { member, lineId: (body as AnswerOf<typeof statementCalls.get>).statements[0]?._id ?? '' };
};

const say = (token: string | undefined, lineId: string, messageId: string = randomUUID()) => {
  const message = { message_type: 'text' as const, payload: { message: 'Where is it?', lineId } };
  const who = token === undefined ? { guestId: `guest-${randomUUID()}` } : {};
  return server.ask(chatCalls.sendMessage, { ...who, messageId, message }, token === undefined ? {} : { token });
};

const listed = async (view: 'open' | 'ended', token = staffToken): Promise<readonly ComplaintLine[]> => {
  const { body } = await server.ask(chatOfficeCalls.listComplaints, { view, page: 1, limit: 50 }, { token });
  return (body as AnswerOf<typeof chatOfficeCalls.listComplaints>).items;
};

const complaintOf = async ({ memberId }: TestMember, view: 'open' | 'ended' = 'open') =>
  (await listed(view)).find((complaint) => complaint.memberId === memberId);

const ownComplaints = async ({ token }: TestMember) => {
  const { body } = await server.ask(chatCalls.listComplaints, {}, { token });
  return (body as AnswerOf<typeof chatCalls.listComplaints>).complaints;
};

const end = (complaintNo: number, state: 'UPHELD' | 'ANSWERED' = 'UPHELD', token = staffToken) =>
  server.ask(chatOfficeCalls.endComplaint, { complaintNo, state }, { token });

const answer = ({ memberId: conversationId }: TestMember) => {
  const question = { conversationId, messageId: randomUUID(), text: 'We looked into it', after: 1_000 };
  return server.ask(chatOfficeCalls.answer, question, clerk);
};

it('a message about a line of the statement opens one complaint with a number and a promised time, which its card shows', async () => {
  const { member, lineId } = await withdrawn();
  const messageId = randomUUID();
  for (let twice = 0; twice < 2; twice += 1) expect((await say(member.token, lineId, messageId)).status).toBe(200);
  await say(member.token, lineId);
  const complaint = await complaintOf(member);
  const answerBy = new Date(server.clock.now().getTime() + dayMs).toISOString();
  expect(complaint).toMatchObject({ lineId, lineType: 'withdraw', state: 'OPEN', answerBy, endedAt: null });
  const { body } = await server.ask(chatCalls.listHistory, { limit: 10, skip: 0 }, { token: member.token });
  const { complaintNo, lineType, lineAt } = complaint ?? {};
  for (const { message } of body as ChatMessage[])
    expect(message.payload.about).toEqual({ lineId, lineType, lineAt, complaintNo, answerBy });
  expect(body).toHaveLength(2);
});

it('staff see how much the line of a complaint is and the message that opened it', async () => {
  const { member, lineId } = await withdrawn();
  await say(member.token, lineId);
  const said = 'Where is it?';
  expect(await complaintOf(member)).toMatchObject({ money: { amount: 200, currency: 'BAHT' }, said, note: null });
});

it('the complaints of a talk say how much their line was, so that two of a day are told apart where they are answered', async () => {
  const { member, lineId } = await withdrawn();
  await say(member.token, lineId);
  const { body } = await server.ask(chatOfficeCalls.get, { conversationId: member.memberId }, clerk);
  expect(body).toMatchObject({ complaints: [{ lineId, money: { amount: 200, currency: 'BAHT' }, slip: null }] });
});

it('members see how much the line of their complaint was', async () => {
  const { member, lineId } = await withdrawn();
  await say(member.token, lineId);
  expect(await ownComplaints(member)).toMatchObject([{ lineId, money: { amount: 200, currency: 'BAHT' } }]);
});

it('a complaint is not upheld without a note, which staff read afterwards and its member does not', async () => {
  const { member, lineId } = await withdrawn();
  await say(member.token, lineId);
  const { complaintNo = 0 } = (await complaintOf(member)) ?? {};
  const refuse = (note?: string) =>
    server.ask(chatOfficeCalls.endComplaint, { complaintNo, state: 'REFUSED', ...(note && { note }) }, clerk);
  for (const note of [undefined, ' '])
    expect(await refuse(note)).toMatchObject({ status: 400, body: { message: 'KEY_MISSING' } });
  await answer(member);
  expect((await refuse('The bank paid at noon')).status).toBe(200);
  expect(await complaintOf(member, 'ended')).toMatchObject({ state: 'REFUSED', note: 'The bank paid at noon' });
  expect(JSON.stringify(await ownComplaints(member))).not.toContain('at noon');
});

it('a complaint is neither answered nor refused before support has written to its member since', async () => {
  const { member, lineId } = await withdrawn();
  await say(member.token, randomUUID());
  await answer(member);
  server.clock.advance(1_000);
  await say(member.token, lineId);
  const { complaintNo = 0 } = (await complaintOf(member)) ?? {};
  for (const state of ['ANSWERED', 'REFUSED'] as const)
    expect(
      await server.ask(chatOfficeCalls.endComplaint, { complaintNo, state, note: 'It was paid' }, clerk),
    ).toMatchObject({ status: 409, body: { message: 'ANSWER_MISSING' } });
  await answer(member);
  expect(await end(complaintNo, 'ANSWERED')).toMatchObject({ status: 200 });
});

it('a talk has its open complaints also where their lines are not shown', async () => {
  const { member, lineId } = await withdrawn();
  await say(member.token, lineId);
  const question = { conversationId: member.memberId, before: 1 };
  const { body } = await server.ask(chatOfficeCalls.get, question, clerk);
  expect(body).toMatchObject({ messages: [], complaints: [{ lineId, state: 'OPEN' }] });
});

it('a member sees the state and the promised time of a complaint, after it was decided too, and nobody else’s', async () => {
  const [{ member, lineId }, other] = [await withdrawn(), await withdrawn()];
  await say(member.token, lineId);
  await say(other.member.token, other.lineId);
  const opened = server.clock.now();
  const answerBy = new Date(opened.getTime() + dayMs).toISOString();
  expect(await ownComplaints(member)).toMatchObject([{ lineId, state: 'OPEN', answerBy, endedAt: null }]);
  const { complaintNo = 0 } = (await complaintOf(member)) ?? {};
  server.clock.advance(60_000);
  await answer(member);
  await end(complaintNo, 'ANSWERED');
  const endedAt = server.clock.now().toISOString();
  const [ended, ...more] = await ownComplaints(member);
  expect([ended, more]).toMatchObject([{ complaintNo, state: 'ANSWERED', answerBy, endedAt }, []]);
  expect(JSON.stringify(ended)).not.toContain(clerk.staffId);
  const { body } = await server.ask(chatOfficeCalls.get, { conversationId: member.memberId }, clerk);
  expect(body).toMatchObject({ complaints: [{ complaintNo, state: 'ANSWERED', endedAt }] });
});

it('complaints are in the export of the member’s data', async () => {
  const { member, lineId } = await withdrawn();
  await say(member.token, lineId);
  const { complaintNo } = (await complaintOf(member)) ?? {};
  const manager = await server.staff({ role: 'manager' });
  const { memberId } = member;
  const question = { memberId, note: 'asked by post on 1 May', password: manager.password };
  const { body } = await server.ask(memberCareOfficeCalls.exportData, question, manager);
  const { tables } = body as { tables: Record<string, unknown[]> };
  expect(tables['complaint']).toMatchObject([{ complaint_no: complaintNo, line_id: lineId, state: 'OPEN' }]);
});

it('nobody attaches a line of somebody else, one that does not exist, or one without a login', async () => {
  const [{ lineId }, other] = [await withdrawn(), await server.member()];
  for (const [token, line] of [
    [other.token, lineId],
    [other.token, randomUUID()],
    [undefined, lineId],
  ] as const)
    expect(await say(token, line)).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  expect(await complaintOf(other)).toBeUndefined();
});

it('staff end a complaint once, and a later message about the line opens another', async () => {
  const { member, lineId } = await withdrawn();
  await say(member.token, lineId);
  const first = (await complaintOf(member))?.complaintNo ?? 0;
  expect((await end(first)).status).toBe(200);
  expect(await end(first, 'ANSWERED')).toMatchObject({ status: 409, body: { message: 'DECIDED_ALREADY' } });
  expect(await complaintOf(member, 'ended')).toMatchObject({ complaintNo: first, state: 'UPHELD' });
  await say(member.token, lineId);
  expect((await complaintOf(member))?.complaintNo).not.toBe(first);
  const acts = await server.context.database.rows<{ detail: unknown }>(
    'select detail from audit where member_id = $1 and object = $2 order by number',
    [member.memberId, `complaint ${String(first)}`],
  );
  expect(acts.map(({ detail }) => detail)).toEqual([{ opened: lineId }, { ended: 'UPHELD' }]);
});

it('a message that is repeated after its complaint has ended opens no other', async () => {
  const { member, lineId } = await withdrawn();
  const messageId = randomUUID();
  await say(member.token, lineId, messageId);
  await end((await complaintOf(member))?.complaintNo ?? 0);
  expect((await say(member.token, lineId, messageId)).status).toBe(200);
  expect(await complaintOf(member)).toBeUndefined();
});

it('the id of a message stands for the line that it is about: another line or none under it is refused, and opens no complaint', async () => {
  const { member, lineId } = await withdrawn();
  await server.ask(withdrawCalls.requestFromApp, { amount: 10_000n }, { token: member.token });
  const { body } = await server.ask(statementCalls.get, { page: 1, limit: 1 }, { token: member.token });
  const other = (body as AnswerOf<typeof statementCalls.get>).statements[0]?._id ?? '';
  const plainly = (messageId: string) => {
    const message = { message_type: 'text' as const, payload: { message: 'Where is it?' } };
    return server.ask(chatCalls.sendMessage, { messageId, message }, { token: member.token });
  };
  const [about, plain] = [randomUUID(), randomUUID()];
  const refused = { status: 422, body: { message: 'KEY_INVALID' } };
  await say(member.token, lineId, about);
  await plainly(plain);
  for (const act of [say(member.token, other, about), plainly(about), say(member.token, other, plain)])
    expect(await act).toMatchObject(refused);
  for (const again of [
    say(member.token, lineId, about),
    say(member.token, lineId.toUpperCase(), about),
    plainly(plain),
  ])
    expect(await again).toMatchObject({ status: 200 });
  expect((await listed('open')).filter(({ memberId }) => memberId === member.memberId)).toMatchObject([{ lineId }]);
});

it('an unknown complaint is none, and an auditor reads complaints and ends none', async () => {
  expect(await end(999_999)).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  const auditor = await server.staff({ role: 'auditor' });
  const { member, lineId } = await withdrawn();
  await say(member.token, lineId);
  const { complaintNo = 0 } = (await complaintOf(member)) ?? {};
  expect(await end(complaintNo, 'UPHELD', auditor.token)).toMatchObject({ status: 403 });
});

it('a member opens at most twenty complaints a day', async () => {
  const member = await server.member({ balance: 10_000_000n });
  for (let at = 0; at < 21; at += 1)
    await server.ask(withdrawCalls.requestFromApp, { amount: 10_000n }, { token: member.token });
  const asked = await server.ask(statementCalls.get, { page: 1, limit: 21 }, { token: member.token });
  const { statements } = asked.body as AnswerOf<typeof statementCalls.get>;
  const statuses = [];
  for (const { _id: lineId = '' } of statements) statuses.push((await say(member.token, lineId)).status);
  expect([statuses.slice(0, 20), statuses[20]]).toEqual([Array.from({ length: 20 }, () => 200), 429]);
});

it('a message that is refused because its member has written enough in this hour opens no complaint', async () => {
  const { member, lineId } = await withdrawn();
  await say(member.token, lineId);
  await server.database.owner.rows(`update budget set used = 300 where key like 'lines of chat %'`);
  await end((await complaintOf(member))?.complaintNo ?? 0);
  expect(await say(member.token, lineId)).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
  expect(await complaintOf(member)).toBeUndefined();
});

it('an ended complaint is kept for five years, an open one until it is ended', async () => {
  const [one, other] = [await withdrawn(), await withdrawn()];
  await say(one.member.token, one.lineId);
  await say(other.member.token, other.lineId);
  await end((await complaintOf(one.member))?.complaintNo ?? 0);
  const statesAfter = async (days: number) => {
    server.clock.advance(days * dayMs);
    await forgetChats.run(server.context);
    const rows = await server.context.database.rows<{ state: string }>(
      'select state from complaint where member_id = any ($1) order by state',
      [[one.member.memberId, other.member.memberId]],
    );
    return rows.map(({ state }) => state);
  };
  expect(await statesAfter(complaintKeptDays - 1)).toEqual(['OPEN', 'UPHELD']);
  expect(await statesAfter(2)).toEqual(['OPEN']);
});

it('a slip without a line of the statement is complained about too, by its own member alone', async () => {
  const bank = openSlipBank(server);
  const [member, other] = [await server.member(), await server.member()];
  const slipId = await uploadSlip(server, member, { codes: [bank.paid(member).code] });
  expect(await say(other.token, slipId)).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  expect((await say(member.token, slipId)).status).toBe(200);
  expect(await ownComplaints(member)).toMatchObject([{ lineId: slipId, lineType: 'slip', state: 'OPEN' }]);
});

it('staff see what became of the slip of a complaint, and by which line of the statement its money came in', async () => {
  const bank = openSlipBank(server);
  const member = await server.member();
  const { code, transfer } = bank.paid(member);
  bank.answers(code, { kind: 'unknown', reason: 'no answer' });
  const { token } = await server.staff({ role: 'support' });
  const slipOf = async () => (await listed('open', token)).find(({ memberId }) => memberId === member.memberId)?.slip;
  const slipId = await uploadSlip(server, member, { codes: [code] });
  await say(member.token, slipId);
  const slip = { status: 'CHECKING', amount: null, currency: 'BAHT', lineId: null };
  expect(await slipOf()).toEqual(slip);
  expect((await ownComplaints(member))[0]).not.toHaveProperty('money');
  bank.answers(code, { kind: 'found', transfer });
  server.clock.advance(60_000);
  await server.runJobs();
  const { body } = await server.ask(statementCalls.get, { page: 1, limit: 1 }, { token: member.token });
  const [credited] = (body as AnswerOf<typeof statementCalls.get>).statements;
  const done = { status: 'SUCCESS', amount: toWireNumber(transfer.amount), currency: 'BAHT', lineId: credited?._id };
  expect(await slipOf()).toEqual(done);
  const talk = await server.ask(chatOfficeCalls.get, { conversationId: member.memberId }, { token });
  expect(talk.body).toMatchObject({ complaints: [{ slip: { status: 'SUCCESS', lineId: credited?._id } }] });
  const own = await ownComplaints(member);
  expect(own).toMatchObject([{ money: { amount: done.amount, currency: 'BAHT' } }]);
  expect(JSON.stringify(own)).not.toContain('SUCCESS');
});

it('after its promised time a complaint without an answer is late for its member, and no longer once it has ended', async () => {
  const { member, lineId } = await withdrawn();
  await say(member.token, lineId);
  expect(await ownComplaints(member)).toMatchObject([{ state: 'OPEN', isLate: false }]);
  server.clock.advance(dayMs + 1);
  const [late] = await ownComplaints(member);
  expect(late).toMatchObject({ state: 'OPEN', isLate: true });
  await end(late?.complaintNo ?? 0, 'UPHELD', (await server.staff()).token);
  expect(await ownComplaints(member)).toMatchObject([{ state: 'UPHELD', isLate: false }]);
});

it('a line that is refused opens no complaint: a file, one under an id that was used, one above the limit of the hour', async () => {
  const { member, lineId } = await withdrawn();
  const { token } = member;
  const filePath = `/api/chat/pictures/${'a'.repeat(43)}`;
  const file = { message_type: 'media' as const, payload: { filePath, lineId } };
  expect(await server.ask(chatCalls.sendMessage, { message: file }, { token })).toMatchObject({ status: 400 });
  const messageId = randomUUID();
  const plain = { message_type: 'text' as const, payload: { message: 'Where is it?' } };
  await server.ask(chatCalls.sendMessage, { messageId, message: plain }, { token });
  expect(await say(token, lineId, messageId)).toMatchObject({ status: 422 });
  const key = `lines of chat ${member.memberId}`;
  await server.database.owner.rows('update budget set used = 1000 where key = $1', [key]);
  expect(await say(token, lineId)).toMatchObject({ status: 429 });
  expect(await ownComplaints(member)).toEqual([]);
  const { body } = await server.ask(chatCalls.listHistory, { limit: 10, skip: 0 }, { token });
  expect(body).toHaveLength(1);
});
