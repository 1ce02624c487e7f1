import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import type { QuestionOf } from '#contract/endpoint.ts';
import { testVideo } from '#support/bad-input/test-videos.ts';
import { startTestServer } from '#support/test-server.ts';
import { chatCalls } from '../../contract.ts';
import { personal } from '../personal-data-table.ts';

const server = await startTestServer();
const film = testVideo();
const half = Math.floor(film.length / 2);

const begin = (token: string, size = film.length) => server.ask(chatCalls.beginUpload, { size }, { token });
const begun = async (token: string, size?: number): Promise<string> =>
  ((await begin(token, size)).body as { uploadId: string }).uploadId;

interface Sent {
  readonly uploadId: string;
  readonly from: number;
  readonly file: Uint8Array<ArrayBuffer>;
}

const send = (token: string, { uploadId, from, file }: Sent) =>
  server.ask(chatCalls.addPart, { uploadId, from }, { token, file });
const offsetOf = (token: string, uploadId: string) => server.ask(chatCalls.getUpload, { uploadId }, { token });
const finish = (token: string, uploadId: string) => server.ask(chatCalls.finishUpload, { uploadId }, { token });
const show = (token: string, filePath: string) => {
  const message: QuestionOf<typeof chatCalls.sendMessage>['message'] = { message_type: 'media', payload: { filePath } };
  return server.ask(chatCalls.sendMessage, { message }, { token });
};

const invalid = { status: 400, body: { message: 'KEY_INVALID' } };
const absent = { status: 404, body: { message: 'NO_DATA' } };

it('a video arrives in parts, goes on where it was cut, and a repeat of any step changes nothing', async () => {
  const { token, memberId } = await server.member();
  const uploadId = await begun(token);
  const first = { uploadId, from: 0, file: film.subarray(0, half) };
  for (let times = 0; times < 2; times += 1)
    expect(await send(token, first)).toMatchObject({ status: 200, body: { offset: half } });
  expect((await offsetOf(token, uploadId)).body).toEqual({ offset: half });
  expect(await finish(token, uploadId)).toMatchObject(invalid);
  await send(token, { uploadId, from: half, file: film.subarray(half) });
  const finished = await finish(token, uploadId);
  const { path } = finished.body as { path: string };
  expect(path).toBe(`/api/chat/videos/${uploadId}`);
  expect((await finish(token, uploadId)).body).toEqual({ path });
  expect(await show(token, path)).toMatchObject({ status: 200 });
  const opened = await fetch(server.url + path);
  expect(Buffer.from(await opened.arrayBuffer()).equals(film)).toBe(true);
  const left = 'select 1 from chat_upload_part union all select 1 from chat_upload where member_id = $1';
  expect(await server.database.owner.rows(left, [memberId])).toEqual([]);
});

it('a part from another place is dropped, one beyond the announced size is refused, and none is too large', async () => {
  const { token } = await server.member();
  const uploadId = await begun(token, half);
  for (const from of [1, half, 1_000_000])
    expect(await send(token, { uploadId, from, file: film.subarray(0, 4) })).toMatchObject({ body: { offset: 0 } });
  expect(await send(token, { uploadId, from: 0, file: film })).toMatchObject(invalid);
  expect(await send(token, { uploadId, from: 0, file: new Uint8Array(1_048_577) })).toMatchObject(invalid);
  for (const size of [0, -1, 20 * 1_048_576 + 1, 1.5])
    expect(await server.request('POST', '/api/chat/uploads', { token, body: { size } })).toMatchObject(invalid);
  expect((await offsetOf(token, uploadId)).body).toEqual({ offset: 0 });
});

it('two parts for the same place that arrive at once: one is kept', async () => {
  const { token } = await server.member();
  const uploadId = await begun(token, half);
  const part = { uploadId, from: 0, file: film.subarray(0, half) };
  const replies = await Promise.all([send(token, part), send(token, part)]);
  for (const reply of replies) expect(reply).toMatchObject({ status: 200, body: { offset: half } });
});

it('an upload that is finished eight times at once is one file, and every answer names it', async () => {
  const { token } = await server.member();
  const uploadId = await begun(token);
  await send(token, { uploadId, from: 0, file: film.subarray(0, half) });
  await send(token, { uploadId, from: half, file: film.subarray(half) });
  const replies = await Promise.all(Array.from({ length: 8 }, () => finish(token, uploadId)));
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 200, body: { path: `/api/chat/videos/${uploadId}` } });
});

it('nobody adds to, reads or finishes an upload of somebody else, whatever they know', async () => {
  const [owner, thief] = [await server.member(), await server.member()];
  const uploadId = await begun(owner.token);
  const part = { uploadId, from: 0, file: film };
  for (const act of [send(thief.token, part), offsetOf(thief.token, uploadId), finish(thief.token, uploadId)])
    expect(await act).toMatchObject(absent);
  expect((await offsetOf(owner.token, uploadId)).body).toEqual({ offset: 0 });
  await send(owner.token, part);
  await finish(owner.token, uploadId);
  expect(await finish(thief.token, uploadId)).toMatchObject(absent);
  const guest = { guestId: `guest-${randomUUID()}` };
  expect(await server.ask(chatCalls.getUpload, { ...guest, uploadId })).toMatchObject(absent);
});

it('a call that names another member is refused', async () => {
  const [{ token }, { memberId: userId }] = [await server.member(), await server.member()];
  const about = { userId, uploadId: 'u'.repeat(43) };
  for (const asked of [
    server.ask(chatCalls.beginUpload, { userId, size: 1 }, { token }),
    server.ask(chatCalls.addPart, { ...about, from: 0 }, { token, file: film }),
    server.ask(chatCalls.getUpload, about, { token }),
    server.ask(chatCalls.finishUpload, about, { token }),
  ])
    expect(await asked).toMatchObject({ status: 403, body: { message: 'INVALID_USER_4' } });
});

it('what is no picture or video is refused when it is whole, and never opened', async () => {
  const { token } = await server.member();
  const html = new TextEncoder().encode('<script>alert(1)</script>');
  const uploadId = await begun(token, html.length);
  await send(token, { uploadId, from: 0, file: html });
  expect(await finish(token, uploadId)).toMatchObject(invalid);
  for (const kind of ['pictures', 'videos'])
    expect((await fetch(`${server.url}/api/chat/${kind}/${uploadId}`)).status).toBe(404);
});

it('what is no picture or video is read once, however often it is finished, and of many only two at a time', async () => {
  const html = new TextEncoder().encode('<script>alert(1)</script>');
  const arrived = async () => {
    const { token } = await server.member();
    const uploadId = await begun(token, html.length);
    await send(token, { uploadId, from: 0, file: html });
    return { token, uploadId };
  };
  const uploads = [await arrived(), await arrived(), await arrived(), await arrived()];
  let [now, most] = [0, 0];
  const { pictures } = server.context;
  const read = pictures.readForTalk.bind(pictures);
  using reading = vi.spyOn(pictures, 'readForTalk').mockImplementation(async (path) => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 100));
    now -= 1;
    return read(path);
  });
  const finishAll = () =>
    Promise.all([...uploads, ...uploads, ...uploads].map(({ token, uploadId }) => finish(token, uploadId)));
  for (const reply of await finishAll()) expect(reply).toMatchObject(invalid);
  for (const reply of await finishAll()) expect(reply).toMatchObject(absent);
  expect({ most, times: reading.mock.calls.length }).toEqual({ most: 2, times: uploads.length });
});

it('an upload counts as one of the twenty files an hour, and a new one takes the place of an unfinished one', async () => {
  const { token, memberId } = await server.member();
  const [first, second] = [await begun(token), await begun(token)];
  expect(await offsetOf(token, first)).toMatchObject(absent);
  expect(await offsetOf(token, second)).toMatchObject({ status: 200 });
  await server.database.owner.rows('update budget set used = 20 where key = $1', [`files of chat ${memberId}`]);
  expect(await begin(token)).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
});

it('visitors of one network send sixty files an hour in all, whatever they call themselves, and members still send theirs', async () => {
  const beginAsGuest = () => server.ask(chatCalls.beginUpload, { guestId: `guest-${randomUUID()}`, size: 1 });
  expect(await beginAsGuest()).toMatchObject({ status: 200 });
  await server.database.owner.rows(`update budget set used = 60 where used = 1 and key like 'files of visitors of %'`);
  expect(await beginAsGuest()).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
  expect(await begin((await server.member()).token)).toMatchObject({ status: 200 });
});

it('an unfinished upload goes after an hour, with an erased member at once', async () => {
  const [{ token }, erased] = [await server.member(), await server.member()];
  const [uploadId, theirs] = [await begun(token), await begun(erased.token)];
  await send(token, { uploadId, from: 0, file: film });
  await server.database.owner.transaction((sql) =>
    personal.erase(sql, { memberId: erased.memberId } as Parameters<typeof personal.erase>[1]),
  );
  expect(await offsetOf(erased.token, theirs)).toMatchObject(absent);
  server.clock.advance(3_600_001);
  await server.runJobs();
  expect(await offsetOf(token, uploadId)).toMatchObject(absent);
  expect(await server.database.owner.rows('select 1 from chat_upload_part')).toEqual([]);
});
