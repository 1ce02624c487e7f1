import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The list of requirements under docs/requirements, one file for each area.
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly sentence: string;
  // The decisions by which the product settles or exceeds this row.
  readonly decided: readonly string[];
}

const folder = fileURLToPath(new URL('../../../docs/requirements', import.meta.url));

const rowsOf = (file: string): string[][] =>
  readFileSync(join(folder, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

export const requirements: readonly Requirement[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsv') && file !== 'complete.tsv')
  .sort()
  .flatMap((file) =>
    rowsOf(file).map(([id = '', sentence = '', decided = '']) => ({
      id,
      area: basename(file, '.tsv'),
      sentence,
      decided: decided.split(' ').filter((one) => one !== ''),
    })),
  );

// The areas in which every row has a test.
export const completeAreas: readonly string[] = rowsOf('complete.tsv').map(([area = '']) => area);
