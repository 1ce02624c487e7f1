import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { animation, framesOf, pageWithCodes } from '#support/bad-input/test-pictures.ts';
import { box, testVideo } from '#support/bad-input/test-videos.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls, type ChatMessage } from '../../contract.ts';
import { personal } from '../personal-data-table.ts';

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
  const { token } = await server.member();
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
  // Staff open it on their own origin, where the talk names its address.
  const shown = await fetch(server.officeUrl + path);
  expect(Buffer.from(await shown.arrayBuffer()).equals(kept)).toBe(true);
});

it('a text beside a file, or a file beside a text, is refused: it would not be kept', async () => {
  const { token } = await server.member();
  const payload = { filePath: await pathOf(token), message: 'seen?' };
  for (const message_type of ['media', 'text', 'postback'] as const)
    expect(await server.ask(chatCalls.sendMessage, { message: { message_type, payload } }, { token })).toMatchObject({
      status: 400,
      body: { message: 'KEY_INVALID' },
    });
  expect(await send(payload.filePath, token)).toMatchObject({ status: 200 });
});

const safeHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
};

it('a video is taken by its content and played in parts by both sides, and nothing in it can run', async () => {
  proves('API-092', 'API-093', 'CHAT-22', 'VAL-47', 'VAL-48', 'OP-199');
  const { token } = await server.member();
  for (const [brand, type, ending] of [
    ['isom', 'video/mp4', 'mp4'],
    ['qt  ', 'video/quicktime', 'mov'],
  ] as const) {
    const file = testVideo(brand);
    const sent = await server.ask(chatCalls.uploadVideo, {}, { token, file });
    expect(sent).toMatchObject({
      status: 200,
      body: { path: expect.stringMatching(/^\/api\/chat\/videos\/[\w-]{43}$/) },
    });
    const { path } = sent.body as { path: string };
    expect(await send(path, token)).toMatchObject({ status: 200 });
    const { body } = await server.ask(chatCalls.listHistory, { limit: 1, skip: 0 }, { token });
    expect(body).toMatchObject([
      { message: { message_type: 'media', payload: { fileType: 'video', filePath: path } } },
    ]);
    const whole = await fetch(server.url + path);
    expect([whole.status, Buffer.from(await whole.arrayBuffer()).equals(file)]).toEqual([200, true]);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      ...safeHeaders,
      'content-type': type,
      'content-disposition': `inline; filename="video.${ending}"`,
      'accept-ranges': 'bytes',
    });
    const part = await fetch(server.officeUrl + path, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${String(file.length)}`);
    const beyond = await fetch(server.url + path, { headers: { range: 'bytes=9999-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${String(file.length)}`]);
  }
});

it('a GIF stays animated and loses everything but its frames, and one that is too long becomes its first frame', async () => {
  proves('VAL-52');
  const { token } = await server.member();
  const opened = async (frames: number) => {
    const { path } = (await upload(await animation(frames), token)).body as { path: string };
    expect(await send(path, token)).toMatchObject({ status: 200 });
    return fetch(server.url + path);
  };
  const moving = await opened(3);
  expect(moving.headers.get('content-type')).toBe('image/gif');
  const kept = Buffer.from(await moving.arrayBuffer());
  expect(kept.toString('latin1')).not.toContain('a comment');
  expect(await framesOf(kept)).toBe(3);
  expect((await opened(201)).headers.get('content-type')).toBe('image/jpeg');
});

it('a file that is no picture, whatever it calls itself, is refused', async () => {
  const { token } = await server.member();
  const html = new TextEncoder().encode('<script>alert(1)</script>');
  const lying = new Uint8Array([0xff, 0xd8, 0xff, ...html]);
  for (const file of [html, lying, new Uint8Array([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, ...html])])
    expect(await upload(file, token)).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
  expect(await upload(await photo('png'), token)).toMatchObject({ status: 200 });
});

it('a file that is no video, whatever it calls itself, is refused, and so is one above 20 MB', async () => {
  proves('VAL-56', 'OP-204', 'OP-206');
  const { token } = await server.member();
  const html = new TextEncoder().encode('<script>alert(1)</script>');
  const refused = { status: 400, body: { message: 'KEY_INVALID' } };
  const uploadVideo = (file: Uint8Array<ArrayBuffer>) => server.ask(chatCalls.uploadVideo, {}, { token, file });
  for (const file of [html, new Uint8Array([...testVideo(), ...html]), await photo()])
    expect(await uploadVideo(file)).toMatchObject(refused);
  expect(await upload(testVideo(), token)).toMatchObject(refused);
  const megabytes = 1_048_576;
  const padded = (size: number) => testVideo('isom', [box('free', Buffer.alloc(size - testVideo().length - 8))]);
  expect(await uploadVideo(padded(20 * megabytes))).toMatchObject({ status: 200 });
  expect(await uploadVideo(padded(20 * megabytes + 65_536))).toMatchObject(refused);
});

const megabyte = 1_048_576;
const segmentMax = 60_000;

// A picture of that size: comments fill it, which no reader shows.
const largePhoto = async (size: number): Promise<Uint8Array<ArrayBuffer>> => {
  const jpeg = Buffer.from(await photo());
  const filling = size - jpeg.length;
  const lengths = Array.from({ length: Math.floor(filling / segmentMax) }, () => segmentMax);
  const comments = [...lengths, filling % segmentMax].map((length) => {
    const comment = Buffer.alloc(length);
    comment.writeUInt16BE(0xfffe, 0);
    comment.writeUInt16BE(length - 2, 2);
    return comment;
  });
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]));
};

const uploadInParts = async (file: Uint8Array<ArrayBuffer>, token: string) => {
  const begun = await server.ask(chatCalls.beginUpload, { size: file.length }, { token });
  const { uploadId } = begun.body as { uploadId: string };
  for (let from = 0; from < file.length; from += megabyte / 2)
    await server.ask(chatCalls.addPart, { uploadId, from }, { token, file: file.subarray(from, from + megabyte / 2) });
  return server.ask(chatCalls.finishUpload, { uploadId }, { token });
};

it('a picture has at most 10 MB, sent whole or in parts', async () => {
  proves('VAL-55');
  const { token } = await server.member();
  expect(await upload(await largePhoto(10 * megabyte), token)).toMatchObject({ status: 200 });
  const tooLarge = await largePhoto(10 * megabyte + 65_536);
  for (const ask of [upload, uploadInParts])
    expect((await ask(tooLarge, token)).body).toEqual({ message: 'KEY_INVALID' });
});

it('a line shows no picture of another talk and none from elsewhere', async () => {
  const [owner, other] = [await server.member(), await server.member()];
  const path = await pathOf(owner.token);
  const refused = { status: 400, body: { message: 'KEY_INVALID' } };
  const { path: video } = (await server.ask(chatCalls.uploadVideo, {}, { token: owner.token, file: testVideo() }))
    .body as { path: string };
  const asVideo = path.replace('pictures', 'videos');
  expect(await send(asVideo, owner.token)).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
  expect((await fetch(server.url + asVideo)).status).toBe(404);
  expect((await fetch(server.url + video.replace('videos', 'pictures'))).status).toBe(404);
  const elsewhere = ['https://evil.example/x.jpg', `${path}/..`, '/api/wallet', '', path.replace(/.$/, '!')];
  for (const foreign of [path, video, ...elsewhere]) expect(await send(foreign, other.token)).toMatchObject(refused);
  expect(await send(path, owner.token)).toMatchObject({ status: 200 });
});

it('a visitor sends pictures too, and nobody else with the guest id', async () => {
  const question = { guestId: `guest-${randomUUID()}` };
  const own = { headers: { 'x-device-id': randomUUID() } };
  const message = { message_type: 'text' as const, payload: { message: 'hello' } };
  await server.ask(chatCalls.sendMessage, { ...question, message }, own);
  const file = await photo();
  expect(await server.ask(chatCalls.uploadImage, question, { ...own, file })).toMatchObject({ status: 200 });
  const filmThief = { headers: { 'x-device-id': randomUUID() }, file: testVideo() };
  const thief = { headers: { 'x-device-id': randomUUID() }, file };
  expect(await server.ask(chatCalls.uploadVideo, question, filmThief)).toMatchObject({
    status: 403,
    body: { message: 'INVALID_USER_4' },
  });
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
