import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFiles } from './built-files.ts';

it('every file of the named folders is served under its path, and no folder is', async () => {
  const root = await mkdtemp(join(tmpdir(), 'krapao-built-'));
  await mkdir(join(root, 'assets/th'), { recursive: true });
  await mkdir(join(root, 'offers'));
  for (const path of ['index.html', 'assets/th/start.js', 'assets/th/start.js.br', 'offers/first.svg'])
    await writeFile(join(root, path), '');
  expect([...builtFiles(root).keys()].toSorted()).toEqual([
    '/assets/th/start.js',
    '/assets/th/start.js.br',
    '/index.html',
    '/offers/first.svg',
  ]);
  expect([...builtFiles(root, ['offers'])]).toEqual([['/offers/first.svg', root]]);
  await rm(root, { recursive: true });
});
