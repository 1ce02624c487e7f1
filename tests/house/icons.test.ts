import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pathOf, withOnePath } from '../../icons.config.ts';
import { tree } from './source-tree.ts';

const home = join(dirname(createRequire(import.meta.url).resolve('lucide-react')), '../esm');
const imported = /import \{([^}]*)\} from 'lucide-react'/g;

const fileOf = (list: string, name: string): string => {
  const line = list.split('\n').find((one) => new RegExp(`default as ${name}\\b`).test(one)) ?? '';
  return join(home, /from '(.*)'/.exec(line)?.[1] ?? `${name} is no icon`);
};

it('each icon that a screen imports can be drawn as one path', async () => {
  const texts = tree.filter(({ path }) => path.startsWith('src/')).map(({ text }) => text);
  const names = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(imported)].flatMap(([, all = '']) =>
        all
          .split(',')
          .map((name) => name.trim())
          .filter((name) => /^[A-Z]/.test(name)),
      ),
    ),
  );
  const list = await readFile(join(home, 'lucide-react.mjs'), 'utf8');
  const refused: string[] = [];
  for (const name of names) {
    const code = await readFile(fileOf(list, name), 'utf8');
    if (!withOnePath(code, name).includes('path: "M')) refused.push(name);
  }
  expect(names.size).toBeGreaterThan(50);
  expect(refused).toEqual([]);
});

it('a path that begins at a relative place keeps its place behind another shape', () => {
  const nodes = [
    ['line', { x1: '2', x2: '22', y1: '3', y2: '4' }],
    ['path', { d: 'm6 6 12 12', key: 'a' }],
  ] as const;
  expect(pathOf(nodes)).toBe('M2 3L22 4M0 0m6 6 12 12');
});

it('circles and rectangles are drawn with their radius, and what is filled is not drawn without its filling', () => {
  expect(pathOf([['circle', { cx: '12', cy: '12', r: '10' }]])).toBe('M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z');
  expect(pathOf([['rect', { width: '5', height: '6', x: '3', y: '4', rx: '1' }]])).toBe(
    'M4 4h3a1 1 0 0 1 1 1v4a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-4a1 1 0 0 1 1 -1z',
  );
  expect(pathOf([['circle', { cx: '16.5', cy: '7.5', r: '.5', fill: 'currentColor' }]])).not.toBeNull();
  expect(pathOf([['circle', { cx: '12', cy: '12', r: '10', fill: 'currentColor' }]])).toBeNull();
  expect(pathOf([['ellipse', { cx: '12', cy: '12', rx: '10', ry: '5' }]])).toBeNull();
});
