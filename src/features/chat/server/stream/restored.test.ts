import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it, vi } from 'vitest';
import { keepCopy } from '#support/cluster/older-copy.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls, type ChatMessage, type JoinAnswer } from '../../contract.ts';
import { chatOfficeCalls } from '../../office-contract.ts';

const server = await startTestServer();
const patience = { timeout: 20_000, interval: 100 };

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

// A client that joins whenever it is connected and keeps what it is told while it is.
const listen = ({ memberId, token }: TestMember) => {
  const socket = io(server.url, { reconnectionDelay: 10 });
  sockets.push(socket);
  const epochs = new Set<string>();
  const lines = new Map<number, string>();
  const take = ({ seq, message }: ChatMessage) => lines.set(seq, message.payload.message ?? '');
  const enter = async (): Promise<void> => {
    const question = { room: `wallet-${memberId}`, token, after: 0 };
    const answer = (await socket
      .timeout(5_000)
      .emitWithAck('join', question)
      .catch(() => ({}))) as Partial<JoinAnswer>;
    if (answer.epoch === undefined) return void setTimeout(() => void enter(), 100);
    epochs.add(answer.epoch);
    for (const line of answer.messages ?? []) take(line);
  };
  socket.on('connect', () => void enter());
  socket.on('disconnect', () => lines.clear());
  socket.on('messaging', take);
  return {
    epochs,
    texts: () => [...lines.entries()].toSorted(([one], [other]) => one - other).map(([, text]) => text),
  };
};

const say = ({ token }: TestMember, text: string, messageId: string = randomUUID()) =>
  server.ask(
    chatCalls.sendMessage,
    { message: { message_type: 'text', payload: { message: text } }, messageId },
    { token },
  );

it('an older copy that is restored under open connections: every client joins again under another epoch, and what is written then stands once, in order', async () => {
  const member = await server.member();
  const { token } = await server.staff({ role: 'support' });
  const answer = (text: string) =>
    server.ask(
      chatOfficeCalls.answer,
      { conversationId: member.memberId, messageId: randomUUID(), text, after: 1_000 },
      { token },
    );
  const clients = [listen(member), listen(member)];
  const allHear = (texts: readonly string[]) =>
    vi.waitFor(() => expect(clients.map((one) => one.texts())).toEqual([texts, texts]), patience);
  await vi.waitFor(() => expect(clients.map(({ epochs }) => epochs.size)).toEqual([1, 1]), patience);
  await say(member, 'one');
  await answer('two');
  const copy = await keepCopy(server.database);
  const answered = async (asking: () => Promise<{ status: number }>): Promise<void> =>
    vi.waitFor(async () => expect((await asking()).status).toBe(200), patience);
  await answered(() => say(member, 'three', '00000000-0000-4000-8000-000000000003'));
  await answered(() => say(member, 'lost', '00000000-0000-4000-8000-000000000004'));
  await allHear(['one', 'two', 'three', 'lost']);

  await copy.restore();
  await allHear(['one', 'two']);
  expect(clients.map(({ epochs }) => epochs.size)).toEqual([2, 2]);
  // Its answer had not come: the client sends it again under its id, and once more.
  for (const _ of [1, 2]) await answered(() => say(member, 'three', '00000000-0000-4000-8000-000000000003'));
  await answer('four');
  await say(member, 'five');
  await allHear(['one', 'two', 'three', 'four', 'five']);
  const rows = await server.database.owner.rows<{ seq: bigint }>(
    'select seq from chat_message where conversation_id = $1 order by seq',
    [member.memberId],
  );
  expect(rows.map(({ seq }) => Number(seq))).toEqual([1, 2, 3, 4, 5]);
});
