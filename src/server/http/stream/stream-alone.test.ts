import { afterAll, expect, it } from 'vitest';
import { chatCalls } from '#features/chat/contract.ts';
import { pageWithCodes } from '#support/bad-input/test-pictures.ts';
import { testVideo } from '#support/bad-input/test-videos.ts';
import { startTestServer } from '#support/test-server.ts';
import { buildStreamApp } from '../../app.ts';
import { memberRoutes, ticketLinks, ticketPictures, ticketVideos } from '../../features/all-parts.ts';

const server = await startTestServer();
const alone = await buildStreamApp(server.context);
afterAll(() => alone.close());

it('a process of the stream answers every path that a proxy sends there', () => {
  const calls = memberRoutes.map(({ endpoint: { method, path } }) => ({
    method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
  }));
  const files = [...ticketPictures, ...ticketVideos, ...ticketLinks].map(({ path }) => ({
    method: 'GET' as const,
    url: path,
  }));
  const sent = [...calls, ...files].filter(({ url }) => url.startsWith('/api/chat/'));
  expect(sent.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/api/chat/config', '/api/chat/pictures/:ticket']),
  );
  const lacking = sent.filter(({ method, url }) => !alone.hasRoute({ method, url }));
  expect(lacking).toEqual([]);
});

it('pictures and videos of a talk open at a process of the stream as at that of the calls', async () => {
  const { token } = await server.member();
  const picture = new Uint8Array(await (await pageWithCodes([])).jpeg().toBuffer());
  const sent = [
    await server.ask(chatCalls.uploadImage, {}, { token, file: picture }),
    await server.ask(chatCalls.uploadVideo, {}, { token, file: testVideo() }),
  ];
  for (const { body } of sent) {
    const { path } = body as { path: string };
    const [here, there] = [await alone.inject(path), await fetch(server.url + path)];
    expect([here.statusCode, here.headers['content-type']]).toEqual([200, there.headers.get('content-type')]);
    expect(here.rawPayload.equals(Buffer.from(await there.arrayBuffer()))).toBe(true);
  }
});

it('what a process of the stream does not know has the headers of every other answer', async () => {
  const [here, there] = [await alone.inject('/api/nowhere'), await fetch(`${server.url}/api/nowhere`)];
  expect(here.statusCode).toBe(404);
  const names = ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cache-control'];
  const { 'content-security-policy': policy, ...others } = Object.fromEntries(
    names.map((name) => [name, here.headers[name]]),
  );
  expect(others).toEqual(Object.fromEntries(names.slice(1).map((name) => [name, there.headers.get(name)])));
  expect(policy).toContain("default-src 'none'");
});
