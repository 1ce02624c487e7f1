import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testVideo } from '#support/bad-input/test-videos.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls } from '../../contract.ts';

const server = await startTestServer();

it.each(['member', 'visitor'])(
  'the last line of the hour of a %s is answered the same when it is repeated',
  async (who) => {
    const guestId = `guest-${randomUUID()}`;
    const { token } = await server.member();
    const [named, options] =
      who === 'member' ? [{}, { token }] : [{ guestId }, { headers: { 'x-device-id': randomUUID() } }];
    const { body } = await server.ask(chatCalls.uploadVideo, named, { ...options, file: testVideo() });
    const { path: filePath } = body as { path: string };
    const send = async (
      message: Parameters<typeof server.ask<typeof chatCalls.sendMessage>>[1]['message'],
      messageId: string = randomUUID(),
    ) => server.ask(chatCalls.sendMessage, { ...named, messageId, message }, options);
    const text = (message: string) => ({ message_type: 'text' as const, payload: { message } });
    const lines = [text('first'), text('second'), { message_type: 'media' as const, payload: { filePath } }];
    const sent = lines.map((message) => ({ message, messageId: randomUUID() }));
    const first = [];
    for (const { message, messageId } of sent) first.push(await send(message, messageId));
    await server.database.owner.rows(`update budget set used = 300 where key like 'lines of chat %'`);
    server.clock.advance(1_000);
    expect(await send(text('another'))).toMatchObject({ status: 429 });
    for (const [index, { message, messageId }] of sent.entries())
      expect(await send(message, messageId)).toMatchObject({ status: 200, body: first[index]?.body });
  },
);
