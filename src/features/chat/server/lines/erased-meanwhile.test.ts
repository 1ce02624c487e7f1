import { expect, it, vi } from 'vitest';
import { testVideo } from '#support/bad-input/test-videos.ts';
import { startTestServer } from '#support/test-server.ts';
import { untilWaiting } from '#support/cluster/until-waiting.ts';
import { lockErasure } from '#members/erasure-lock.ts';
import { chatCalls } from '../../contract.ts';
import { lockConversation } from '../conversations-table.ts';
import { personal } from '../personal-data-table.ts';
import { writeMessage } from './write-message.ts';

const server = await startTestServer();
const { database, now } = server.context;
const text = (message: string) => ({ message_type: 'text' as const, payload: { message } });

it('an erasure leaves no line that was being written when it began', async () => {
  const { memberId, token, phone } = await server.member();
  await server.ask(chatCalls.sendMessage, { message: text('one') }, { token });
  const erasing = await database.transaction(async (sql) => {
    const talk = await lockConversation(sql, memberId);
    if (talk === null) throw new Error('no talk');
    const at = now();
    await writeMessage(sql, talk, { messageKey: 'two', sender: 'customer', sentBy: null, message: text('two'), at });
    const erased = database.transaction((other) => personal.erase(other, { memberId, phone, at }));
    await untilWaiting(server.database, 1);
    return { erased };
  });
  await erasing.erased;
  expect(await database.rows('select 1 from chat_message where member_id = $1', [memberId])).toEqual([]);
});

it('a line that waits for an erasure of its member is refused, and begins no talk again', async () => {
  const { memberId, token, phone } = await server.member();
  await server.ask(chatCalls.sendMessage, { message: text('one') }, { token });
  const { owner } = server.database;
  const both = await database.transaction(async (sql) => {
    await lockConversation(sql, memberId);
    const erased = owner.transaction(async (other) => {
      const at = now();
      await lockErasure(other, memberId);
      await personal.erase(other, { memberId, phone, at });
      await other.rows('update member set erased_at = $2 where member_id = $1', [memberId, at]);
    });
    await untilWaiting(server.database, 1);
    const said = server.ask(chatCalls.sendMessage, { message: text('two') }, { token });
    await untilWaiting(server.database, 2);
    return { erased, said };
  });
  await both.erased;
  expect(await both.said).toMatchObject({ status: 403, body: { message: 'INVALID_USER_4' } });
  for (const table of ['chat_conversation', 'chat_message'])
    expect(await owner.rows(`select 1 from ${table} where member_id = $1`, [memberId])).toEqual([]);
});

it('a file that arrives while its member is erased is refused, whole or in parts, and nothing of it stays', async () => {
  const { memberId, token, phone } = await server.member();
  const film = testVideo();
  const begin = () => server.ask(chatCalls.beginUpload, { size: film.length }, { token });
  const { uploadId } = (await begin()).body as { uploadId: string };
  await server.ask(chatCalls.addPart, { uploadId, from: 0 }, { token, file: film });
  const put = vi.spyOn(server.context.pictures.store, 'put');
  const { owner } = server.database;
  const under = await owner.transaction(async (sql) => {
    await lockErasure(sql, memberId);
    const whole = server.ask(chatCalls.uploadVideo, {}, { token, file: film });
    const asked = [whole, server.ask(chatCalls.finishUpload, { uploadId }, { token }), begin()];
    await untilWaiting(server.database, asked.length);
    const at = now();
    await personal.erase(sql, { memberId, phone, at });
    await sql.rows('update member set erased_at = $2 where member_id = $1', [memberId, at]);
    return { asked };
  });
  for (const reply of await Promise.all(under.asked))
    expect(reply).toMatchObject({ status: 403, body: { message: 'INVALID_USER_4' } });
  expect(put).not.toHaveBeenCalled();
  for (const table of ['chat_picture', 'chat_upload'])
    expect(await owner.rows(`select 1 from ${table} where member_id = $1`, [memberId])).toEqual([]);
});

it('a file whose row is deleted before the file is stored leaves no file behind', async () => {
  const { memberId, token } = await server.member();
  const { store } = server.context.pictures;
  const keep = store.put.bind(store);
  const put = vi.spyOn(store, 'put').mockImplementationOnce(async (key, stored) => {
    await server.database.owner.rows('delete from chat_picture where member_id = $1', [memberId]);
    await keep(key, stored);
  });
  const reply = await server.ask(chatCalls.uploadVideo, {}, { token, file: testVideo() });
  expect(reply).toMatchObject({ status: 403, body: { message: 'INVALID_USER_4' } });
  expect(await store.get(put.mock.calls[0]?.[0] ?? '')).toBeNull();
});
