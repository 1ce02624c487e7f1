import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { messageAnswer } from '#contract/shapes/first-shapes.ts';
import { ask } from './ask.ts';
import { endPaint, paintFirst } from './paint-first.ts';

const about = { who: 'member', question: {}, answer: messageAnswer, refuses: [] } as const;
const read = endpoint({
  ...about,
  at: 'GET /api/things',
  effect: 'read',
  question: { page: z.int() },
  about: 'Things.',
});
const pay = endpoint({ ...about, at: 'POST /api/things', effect: 'keyed', about: 'Pays.' });

let sent: string[] = [];
let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  sent = [];
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('fetch', (address: string, { method = '' }: RequestInit) => {
    sent.push(`${method} ${address}`);
    return Promise.resolve(new Response('{"message":"SUCCESS"}'));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const paint = (): void => frames.splice(0).forEach((callback) => callback(0));

it('what a press opens is painted before its questions are sent, and money waits for no paint', async () => {
  paintFirst();
  const asked = [ask(read, { page: 1 }), ask(pay, {}, { idempotencyKey: 'press-1' })];
  await pass(50);
  expect(sent).toEqual(['POST /api/things']);
  paint();
  expect(sent).toHaveLength(1);
  await pass(0);
  expect(sent).toEqual(['POST /api/things', 'GET /api/things?page=1']);
  expect(await Promise.all(asked)).toMatchObject([{ ok: true }, { ok: true }]);
});

it('after the paint a question is sent at once', async () => {
  paintFirst();
  paint();
  await pass(0);
  void ask(read, { page: 2 });
  expect(sent).toEqual(['GET /api/things?page=2']);
});

it('a page that is not painted sends its questions nevertheless', async () => {
  paintFirst();
  void ask(read, { page: 3 });
  await pass(299);
  expect(sent).toEqual([]);
  await pass(1);
  expect(sent).toEqual(['GET /api/things?page=3']);
});

it('of two openings the questions wait for the later one', async () => {
  paintFirst();
  await pass(100);
  paintFirst();
  frames.splice(0, 1).forEach((callback) => callback(0));
  await pass(0);
  void ask(read, { page: 4 });
  await pass(0);
  expect(sent).toEqual([]);
  paint();
  await pass(0);
  expect(sent).toEqual(['GET /api/things?page=4']);
});

it('what left before it was painted holds no question', async () => {
  paintFirst();
  void ask(read, { page: 5 });
  endPaint();
  await pass(0);
  void ask(read, { page: 6 });
  expect(sent).toEqual(['GET /api/things?page=5', 'GET /api/things?page=6']);
});
