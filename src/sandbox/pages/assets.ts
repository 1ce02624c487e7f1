import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';

const fonts = createRequire(import.meta.url);
const own = (name: string): URL => new URL(`assets/${name}`, import.meta.url);

const files = [
  ['base.css', 'text/css; charset=utf-8', own('base.css')],
  ['forms.css', 'text/css; charset=utf-8', own('forms.css')],
  ['lists.css', 'text/css; charset=utf-8', own('lists.css')],
  ['live-list.js', 'text/javascript; charset=utf-8', own('live-list.js')],
  ['payer.js', 'text/javascript; charset=utf-8', own('payer.js')],
  ['icon.svg', 'image/svg+xml', own('icon.svg')],
  [
    'noto-sans-thai.ttf',
    'font/ttf',
    fonts.resolve('@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf'),
  ],
  [
    'noto-sans-thai-bold.ttf',
    'font/ttf',
    fonts.resolve('@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf'),
  ],
  [
    'noto-sans-lao.ttf',
    'font/ttf',
    fonts.resolve('@expo-google-fonts/noto-sans-lao/400Regular/NotoSansLao_400Regular.ttf'),
  ],
] as const;

export const addAssets = (app: FastifyInstance): void => {
  for (const [name, type, place] of files) {
    const content = readFileSync(place);
    app.get(`/assets/${name}`, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=300').send(content),
    );
  }
};
