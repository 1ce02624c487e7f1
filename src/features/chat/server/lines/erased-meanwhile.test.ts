import { expect, it, vi } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls } from '../../contract.ts';
import { lockConversation } from '../conversations-table.ts';
import { personal } from '../personal-data-table.ts';
import { writeMessage } from './write-message.ts';

const server = await startTestServer();
const { database, now } = server.context;

it('an erasure leaves no line that was being written when it began', async () => {
  const { memberId, token, phone } = await server.member();
  const text = (message: string) => ({ message_type: 'text' as const, payload: { message } });
  await server.ask(chatCalls.sendMessage, { message: text('one') }, { token });
  const erasing = await database.transaction(async (sql) => {
    const talk = await lockConversation(sql, memberId);
    if (talk === null) throw new Error('no talk');
    const at = now();
    await writeMessage(sql, talk, { messageKey: 'two', sender: 'customer', sentBy: null, message: text('two'), at });
    const erased = database.transaction((other) => personal.erase(other, { memberId, phone, at }));
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect(await server.database.owner.rows(waiting)).toHaveLength(1));
    return { erased };
  });
  await erasing.erased;
  expect(await database.rows('select 1 from chat_message where member_id = $1', [memberId])).toEqual([]);
});
