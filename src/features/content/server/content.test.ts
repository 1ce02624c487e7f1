import { expect, it } from 'vitest';
import { changeSetting } from '#support/office-acts.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { banners } from '#server/operator/texts/banners.ts';
import { videos } from './settings.ts';

const server = await startTestServer();

const banner = { place: 'home', image: '/banners/a.svg', html: null, text: null, to: null, from: null, until: null };

const set = async (name: string, value: unknown): Promise<void> => {
  await changeSetting(server, name, value);
  server.clock.advance(2_000);
};

const read = async (path: string, language = 'th'): Promise<unknown> => {
  const answer = await server.request('GET', path, { headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  return answer.body;
};

const imagesAt = async (place: string): Promise<unknown> =>
  ((await read(`/api/content/banners/${place}`)) as { image: unknown }[]).map(({ image }) => image);

it('banners have image and html, in the order of the operator, each at its own place', async () => {
  proves('ENT-038', 'OP-164', 'OP-002');
  await set('banners', [
    { ...banner, image: '/banners/b.svg' },
    { ...banner, place: 'invite', image: '/banners/c.svg' },
    { ...banner, image: null, html: '<p>Hello</p>' },
  ]);
  expect(await read('/api/content/banners/home')).toEqual([
    { image: '/banners/b.svg', html: null, text: null, to: null },
    { image: null, html: '<p>Hello</p>', text: null, to: null },
  ]);
  expect(await imagesAt('invite')).toEqual(['/banners/c.svg']);
  expect(await imagesAt('refund')).toEqual([]);
});

it('a banner is shown from its first moment until before its last', async () => {
  const at = (ms: number): string => new Date(server.clock.now().getTime() + ms).toISOString();
  await set('banners', [{ ...banner, from: at(60_000), until: at(120_000) }]);
  expect(await imagesAt('home')).toEqual([]);
  server.clock.advance(60_000);
  expect(await imagesAt('home')).toEqual(['/banners/a.svg']);
  server.clock.advance(60_000);
  expect(await imagesAt('home')).toEqual([]);
});

it('content is in the language of the caller, Thai for one that names none, English where a text is missing', async () => {
  await set('contact', {
    contactText: { th: 'ไทย', la: '', en: 'English' },
    lineLink: null,
    lineName: null,
    lineQR: null,
  });
  const text = async (language: string) =>
    ((await read('/api/lookup/contact', language)) as { contactText: unknown }).contactText;
  expect(await text('th')).toBe('ไทย');
  expect(await text('lo')).toBe('English');
  expect(await text('en')).toBe('English');
  expect(await text('de')).toBe('ไทย');
});

it.each([
  ['conditions', (html: unknown) => [{ title: 'Rules', html }]],
  ['agreements', (html: unknown) => [html, { html, version: 2 }]],
  ['notice', (html: unknown) => ({ title: 'New', html, from: null, until: null })],
  ['banners', (html: unknown) => [{ ...banner, image: null, html }]],
])('markup of %s is stored clean in every language', async (name, valueOf) => {
  const markup = '<p onclick="steal()">Read <script>steal()</script>this</p>';
  const inEach = (html: string) => ({ th: html, la: html, en: html });
  await set(name, valueOf(inEach(markup)));
  const stored = await server.database.owner.rows<{ value: unknown }>(
    'select value from operator_setting where name = $1',
    [name],
  );
  expect(stored).toEqual([{ value: valueOf(inEach('<p>Read this</p>')) }]);
});

it('markup that an older version stored is answered clean', async () => {
  await server.database.owner.rows(
    `update operator_setting set value = '["<b>a</b><iframe src=x></iframe>"]' where name = 'agreements'`,
  );
  server.clock.advance(2_000);
  expect(await read('/api/lookup/agreements')).toEqual(['<b>a</b>']);
});

it('pictures of banners lie on this site, and a video is a file of this site or of one with https', () => {
  const picture = (image: string): boolean => banners.canBe([{ ...banner, image }]);
  expect(picture('/banners/a.svg')).toBe(true);
  for (const image of ['https://elsewhere.example/a.svg', '//elsewhere.example/a.svg', 'data:image/svg+xml,x'])
    expect(picture(image), image).toBe(false);
  const none = { source: null, captions: null, seconds: null };
  const video = (source: string): boolean =>
    videos.canBe({ wallet: { ...none, source }, play: none, balance: none, bonus: none, bonusCancel: none });
  expect(video('https://videos.example/a.mp4')).toBe(true);
  for (const source of ['http://videos.example/a.mp4', '//videos.example/a.mp4', 'data:text/html,x'])
    expect(video(source), source).toBe(false);
});

it('the five videos are listed with the address in the language of the caller', async () => {
  const none = { source: null, captions: null, seconds: null };
  const wallet = {
    source: { th: '/videos/th.mp4', la: '/videos/la.mp4', en: '/videos/en.mp4' },
    captions: null,
    seconds: 75,
  };
  await set('videos', { wallet, play: none, balance: none, bonus: none, bonusCancel: none });
  const listed = (await read('/api/content/videos', 'lo')) as { name: string }[];
  expect(listed.map(({ name }) => name)).toEqual(['wallet', 'play', 'balance', 'bonus', 'bonusCancel']);
  expect(listed[0]).toEqual({ name: 'wallet', source: '/videos/la.mp4', captions: null, seconds: 75 });
});
