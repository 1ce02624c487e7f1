import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { pageWithCodes } from '#support/bad-input/test-pictures.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls, type ChatMessage } from '../contract.ts';
import { chatOfficeCalls } from '../office-contract.ts';
import { personal } from './personal-data-table.ts';

const server = await startTestServer();

const photo = async (format: 'png' | 'jpeg' = 'jpeg'): Promise<Uint8Array<ArrayBuffer>> => {
  const drawn = (await pageWithCodes([])).resize(40, 30);
  const withPlace = drawn.withExif({ IFD3: { GPSLatitude: '17/1 58/1 0/1' } });
  return new Uint8Array(await (format === 'png' ? drawn.png() : withPlace.jpeg()).toBuffer());
};

const upload = async (file: Uint8Array<ArrayBuffer>, token: string) =>
  server.ask(chatCalls.uploadImage, {}, { token, file });

const send = (filePath: string, token: string) =>
  server.ask(chatCalls.sendMessage, { message: { message_type: 'media', payload: { filePath } } }, { token });

const pathOf = async (token: string): Promise<string> =>
  ((await upload(await photo(), token)).body as { path: string }).path;

it('a picture that a customer sends is shown to both sides, without what a camera wrote into it', async () => {
  proves('API-090', 'API-091', 'CHAT-22');
  const { token, memberId } = await server.member();
  const sent = await upload(await photo(), token);
  expect(sent).toMatchObject({
    status: 200,
    body: { path: expect.stringMatching(/^\/api\/chat\/pictures\/[\w-]{43}$/) },
  });
  const { path } = sent.body as { path: string };
  expect(await send(path, token)).toMatchObject({ status: 200 });
  const { body } = await server.ask(chatCalls.listHistory, { limit: 1, skip: 0 }, { token });
  const [line] = body as ChatMessage[];
  expect(line?.message).toEqual({ message_type: 'media', payload: { fileType: 'image', filePath: path } });
  const reply = await fetch(server.url + path);
  expect(reply.headers.get('content-type')).toBe('image/jpeg');
  expect(reply.headers.get('content-security-policy')).toContain('sandbox');
  const kept = Buffer.from(await reply.arrayBuffer());
  expect(Buffer.from(await photo()).includes('Exif')).toBe(true);
  expect([kept.subarray(0, 3).toString('hex'), kept.includes('Exif')]).toEqual(['ffd8ff', false]);
  const staff = await server.staff({ role: 'support' });
  const question = { conversationId: memberId, seq: 1 };
  const shown = await server.ask(chatOfficeCalls.getPicture, question, staff);
  expect(shown).toMatchObject({ status: 200, body: { type: 'image/jpeg' } });
  for (const other of [
    { ...question, seq: 2 },
    { conversationId: `guest-${randomUUID()}`, seq: 1 },
  ])
    expect(await server.ask(chatOfficeCalls.getPicture, other, staff)).toMatchObject({
      status: 404,
      body: { message: 'NO_DATA' },
    });
});

it('a file that is no picture, whatever it calls itself, is refused', async () => {
  const { token } = await server.member();
  const html = new TextEncoder().encode('<script>alert(1)</script>');
  const lying = new Uint8Array([0xff, 0xd8, 0xff, ...html]);
  for (const file of [html, lying])
    expect(await upload(file, token)).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
  expect(await upload(await photo('png'), token)).toMatchObject({ status: 200 });
});

it('a line shows no picture of another talk and none from elsewhere', async () => {
  const [owner, other] = [await server.member(), await server.member()];
  const path = await pathOf(owner.token);
  const refused = { status: 400, body: { message: 'KEY_INVALID' } };
  const elsewhere = ['https://evil.example/x.jpg', `${path}/..`, '/api/wallet', '', path.replace(/.$/, '!')];
  for (const foreign of [path, ...elsewhere]) expect(await send(foreign, other.token)).toMatchObject(refused);
  expect(await send(path, owner.token)).toMatchObject({ status: 200 });
});

it('a visitor sends pictures too, and nobody else with the guest id', async () => {
  const question = { guestId: `guest-${randomUUID()}` };
  const own = { headers: { 'x-device-id': randomUUID() } };
  const message = { message_type: 'text' as const, payload: { message: 'hello' } };
  await server.ask(chatCalls.sendMessage, { ...question, message }, own);
  const file = await photo();
  expect(await server.ask(chatCalls.uploadImage, question, { ...own, file })).toMatchObject({ status: 200 });
  const thief = { headers: { 'x-device-id': randomUUID() }, file };
  expect(await server.ask(chatCalls.uploadImage, question, thief)).toMatchObject({
    status: 403,
    body: { message: 'INVALID_USER_4' },
  });
});

it('a talk takes twenty files an hour', async () => {
  const { token, memberId } = await server.member();
  await upload(await photo(), token);
  await server.database.owner.rows('update budget set used = 20 where key = $1', [`files of chat ${memberId}`]);
  expect(await upload(await photo(), token)).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
});

it('a picture that no line shows goes after an hour, one of a line with the line, all of an erased member', async () => {
  const { token, memberId } = await server.member();
  const erased = await server.member();
  const [unsent, sent, gone] = [await pathOf(token), await pathOf(token), await pathOf(erased.token)];
  await send(sent, token);
  await send(gone, erased.token);
  const open = async () =>
    Promise.all([unsent, sent, gone].map(async (path) => (await fetch(server.url + path)).status));
  expect(await open()).toEqual([200, 200, 200]);
  server.clock.advance(3_600_000);
  await server.database.owner.transaction((sql) =>
    personal.erase(sql, { memberId: erased.memberId } as Parameters<typeof personal.erase>[1]),
  );
  await server.runJobs();
  expect(await open()).toEqual([404, 200, 404]);
  server.clock.advance(400 * 86_400_000);
  await server.runJobs();
  expect(await open()).toEqual([404, 404, 404]);
  expect(await server.database.owner.rows('select 1 from chat_picture where member_id = $1', [memberId])).toEqual([]);
});
