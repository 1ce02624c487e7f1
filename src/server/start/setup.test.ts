import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const setup = fileURLToPath(new URL('../../../setup.mjs', import.meta.url));
const platformNode = `node_modules/node-${process.platform === 'darwin' ? 'bin-' : ''}${process.platform}-${process.arch}`;

type Packages = Record<string, object>;

const wanted: Packages = {
  '': { name: 'clone' },
  'node_modules/plain': { version: '1.0.0' },
  'node_modules/elsewhere': { version: '1.0.0', optional: true },
  [platformNode]: { version: '26.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
};
const installed: Packages = {
  'node_modules/plain': { version: '1.0.0' },
  [platformNode]: { version: '26.0.0' },
};

// A clone with only the two lockfiles, and an npm that records how it was called.
const installsWith = async (found: Packages | null): Promise<string | null> => {
  const clone = await mkdtemp(join(tmpdir(), 'krapao setup '));
  const npm = join(clone, 'npm.cjs');
  const calls = join(clone, 'calls');
  try {
    await copyFile(setup, join(clone, 'setup.mjs'));
    await writeFile(join(clone, 'package-lock.json'), JSON.stringify({ packages: wanted }));
    await writeFile(npm, `require('fs').appendFileSync(${JSON.stringify(calls)}, process.argv.slice(2).join(' '))`);
    await mkdir(join(clone, 'node_modules', '.bin'), { recursive: true });
    await writeFile(join(clone, 'node_modules', '.bin', 'node'), '');
    await chmod(join(clone, 'node_modules', '.bin', 'node'), 0o755);
    if (found !== null) {
      await writeFile(join(clone, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: found }));
    }
    await promisify(execFile)(process.execPath, [join(clone, 'setup.mjs')], {
      env: { PATH: process.env['PATH'], npm_execpath: npm },
    });
    return await readFile(calls, 'utf8').catch(() => null);
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
};

const install = 'ci --include=dev --loglevel=error --no-audit --no-fund';
const without = (path: string): Packages =>
  Object.fromEntries(Object.entries(installed).filter(([key]) => key !== path));

it('installs nothing if what is installed matches the lockfile', async () => {
  expect(await installsWith(installed)).toBeNull();
});

it.each([
  ['nothing is installed, or an install was interrupted', null],
  ['a package has another version', { ...installed, 'node_modules/plain': { version: '0.9.0' } }],
  ['a package is missing', without('node_modules/plain')],
  ['the Node of this machine is missing, which npm treats as optional', without(platformNode)],
])('installs by the lockfile when %s', async (_, found) => {
  expect(await installsWith(found)).toBe(install);
});
