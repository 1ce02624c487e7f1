import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePorts } from '../../tests/support/server-process.ts';
import { median } from '../median.ts';
import { type Figure, rounded, type RowModule } from '../row.ts';
import { startByNpm } from '../weigh/start-by-npm.ts';

const laterStarts = 3;
const repository = fileURLToPath(new URL('../../', import.meta.url));

// The committed files only, in a folder that the user of PostgreSQL can enter.
const cloneInto = async (folder: string): Promise<string> => {
  await chmod(folder, 0o755);
  const clone = join(folder, 'krapao');
  await promisify(execFile)('git', ['clone', '--quiet', '--no-hardlinks', repository, clone]);
  return clone;
};

const figure = (what: string, goalSeconds: number, seconds: number): Figure => ({
  row: 'S1',
  what,
  goal: `<= ${String(goalSeconds)}`,
  figure: rounded(seconds, 1),
  unit: 's',
  holds: seconds <= goalSeconds,
});

const measure = async (): Promise<Figure[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'krapao-clone-'));
  try {
    const clone = await cloneInto(folder);
    const ports = await freePorts();
    const first = await startByNpm(clone, ports);
    const later: number[] = [];
    for (let round = 0; round < laterStarts; round += 1) later.push(await startByNpm(clone, ports));
    return [
      figure('npm start on a fresh clone with a warm package cache, to all three pages answering', 90, first),
      figure('npm start from the second on', 3, median(later)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

export const freshClone: RowModule = { rows: ['S1'], measure };
