import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend } from '#support/screens/fake-backend.tsx';
import { HeldUpload } from '#support/screens/held-upload.tsx';
import { chatCalls } from '../../contract.ts';
import { uploadFile } from './upload-file.ts';

const uploadId = 'u'.repeat(43);
const path = `/api/chat/videos/${uploadId}`;
const partBytes = 524_288;
const size = 1_200_000;
const parts: number[] = [];
const stop = new AbortController();
const film = (): File => new File([new Uint8Array(size)], 'film.mp4', { type: 'video/mp4' });

const upload = (file = film()) =>
  uploadFile({
    file,
    kind: 'video',
    owner: { userId: 'member' },
    onProgress: (part) => parts.push(part),
    signal: stop.signal,
    asVisitor: false,
  });

// The next request that sends bytes; it waits for its answer.
const nextSent = async (before: HeldUpload | undefined): Promise<HeldUpload> => {
  await vi.waitFor(() => {
    expect(HeldUpload.last).not.toBe(before);
    expect(HeldUpload.last.body).not.toBeNull();
  });
  return HeldUpload.last;
};
const sizeOf = ({ body }: HeldUpload): number => (body?.get('file') as File | null)?.size ?? 0;
const fromOf = ({ body }: HeldUpload): number => Number(body?.get('from'));
const begunAt = (offset: number): FakeBackend => {
  const backend = fakeBackend();
  backend.answers(chatCalls.beginUpload, { uploadId });
  backend.answers(chatCalls.getUpload, { offset });
  backend.answers(chatCalls.finishUpload, { path });
  return backend;
};

beforeEach(() => {
  parts.length = 0;
  vi.stubGlobal('XMLHttpRequest', HeldUpload);
});

it('a large file goes in parts, and after a cut goes on at what has arrived', async () => {
  const backend = begunAt(0);
  const before = HeldUpload.last as HeldUpload | undefined;
  const uploaded = upload();
  const first = await nextSent(before);
  expect([fromOf(first), sizeOf(first)]).toEqual([0, partBytes]);
  first.answer(200, { offset: partBytes });
  const second = await nextSent(first);
  expect(fromOf(second)).toBe(partBytes);
  second.sent(1, 2);
  expect(parts.at(-1)).toBeCloseTo((partBytes * 1.5) / size);
  backend.answers(chatCalls.getUpload, { offset: partBytes });
  second.dispatchEvent(new Event('error'));
  const again = await nextSent(second);
  expect(fromOf(again)).toBe(partBytes);
  again.answer(200, { offset: 2 * partBytes });
  const last = await nextSent(again);
  expect([fromOf(last), sizeOf(last)]).toEqual([2 * partBytes, size - 2 * partBytes]);
  last.answer(200, { offset: size });
  expect(await uploaded).toEqual({ ok: true, answer: { path } });
  expect(backend.sent(chatCalls.beginUpload)).toHaveLength(1);
});

it('another try with the same file begins no new upload', async () => {
  const backend = begunAt(0);
  const file = film();
  const before = HeldUpload.last as HeldUpload | undefined;
  const refused = upload(file);
  (await nextSent(before)).answer(429, { message: 'REQUEST_LIMIT' });
  expect(await refused).toMatchObject({ ok: false });
  backend.answers(chatCalls.getUpload, { offset: size });
  expect(await upload(file)).toEqual({ ok: true, answer: { path } });
  expect(backend.sent(chatCalls.beginUpload)).toHaveLength(1);
});

it('a backend that takes no parts gets the whole file, and so does a small one', async () => {
  const backend = fakeBackend();
  backend.refuses(chatCalls.beginUpload, 'KEY_INVALID');
  for (const file of [film(), new File(['x'], 'film.mp4', { type: 'video/mp4' })]) {
    const before = HeldUpload.last as HeldUpload | undefined;
    const uploaded = upload(file);
    const sent = await nextSent(before);
    expect(sent.opened.join(' ')).toContain('/api/chat/upload-video');
    sent.answer(200, { path });
    expect(await uploaded).toEqual({ ok: true, answer: { path } });
  }
});
