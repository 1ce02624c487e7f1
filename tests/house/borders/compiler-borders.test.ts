import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths, root } from '../source-tree.ts';

const projects = ['shared', 'server', 'browser', 'worker', 'journeys'];
const compiler = join(root, 'node_modules/typescript/bin/tsc');

const compile = (folder: string, ...words: string[]): Promise<string> => {
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile(process.execPath, [compiler, ...words], { cwd: folder, maxBuffer: 64_000_000 }, (_error, output) =>
    resolve(output),
  );
  return promise;
};

const filesOf = async (project: string): Promise<string[]> => {
  const output = await compile(root, '-p', `tsconfig.${project}.json`, '--listFilesOnly');
  return output.split('\n').filter((path) => path !== '' && !path.includes('node_modules'));
};

describe('the five projects of the compiler', () => {
  it('cover every file that is to be compiled', { timeout: 60_000 }, async () => {
    const taken = new Set((await Promise.all(projects.map(filesOf))).flat());
    const written = paths.filter((path) => /^(src|tests|bench)\/.*\.tsx?$/.test(path));
    expect(written.length).toBeGreaterThan(50);
    expect(written.filter((path) => !taken.has(join(root, path)))).toEqual([]);
  });
});

// The real settings over a miniature of the layout in which each file breaks one border. A foreign file is reported
// once per project, hence one for each form of import.
const plain = 'export const verb = (): number => 1;\n';
const broken: Readonly<Record<string, string>> = {
  'src/features/a/contract.ts': "import { verb } from './server/verb.ts';\nexport const seen = verb;\n",
  'src/features/a/office-contract.ts': "import { verb } from './server/for-office.ts';\nexport const seen = verb;\n",
  'src/features/a/rules.ts': 'export const at = (): unknown => process.env;\n',
  'src/features/a/server/verb.ts': 'export const verb = (): unknown => document.title;\n',
  'src/features/a/server/for-office.ts': plain,
  'src/features/a/server/by-value.ts': plain,
  'src/features/a/server/by-type.ts': plain,
  'src/features/a/server/by-text.ts': plain,
  'src/features/a/member/by-value.ts': "import { verb } from '../server/by-value.ts';\nexport const seen = verb;\n",
  'src/features/a/member/by-type.ts':
    "import type { verb } from '../server/by-type.ts';\nexport type Seen = typeof verb;\n",
  'src/features/a/member/by-text.ts': "export type Seen = typeof import('../server/by-text.ts');\n",
  'src/features/a/office/in-node.ts': "import { readFile } from 'node:fs';\nexport const read = readFile;\n",
  'tests/journeys/journey.test.ts':
    "import { verb } from '../../src/features/a/server/verb.ts';\nexport const seen = verb;\n",
};

describe('the borders of the compiler can fail', () => {
  let folder = '';
  let said: string[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'krapao-borders-'));
    for (const name of ['base', ...projects])
      await cp(join(root, `tsconfig.${name}.json`), join(folder, `tsconfig.${name}.json`));
    await cp(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, text] of Object.entries(broken)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    said = (
      await Promise.all(projects.map((one) => compile(folder, '-p', `tsconfig.${one}.json`, '--pretty', 'false')))
    )
      .join('\n')
      .split('\n');
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['src/features/a/contract.ts', 'TS6307'],
    ['src/features/a/office-contract.ts', 'TS6307'],
    ['src/features/a/rules.ts', 'TS2591'],
    ['src/features/a/server/verb.ts', 'TS2584'],
    ['src/features/a/member/by-value.ts', 'TS6307'],
    ['src/features/a/member/by-type.ts', 'TS6307'],
    ['src/features/a/member/by-text.ts', 'TS6307'],
    ['src/features/a/office/in-node.ts', 'TS2591'],
    ['tests/journeys/journey.test.ts', 'TS6307'],
  ])('%s: %s', (path, code) => {
    expect(said.filter((line) => line.startsWith(path) && line.includes(code))).not.toEqual([]);
  });
});
