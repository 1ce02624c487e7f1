import { mkdir, writeFile } from 'node:fs/promises';
import { type Ground, openGround } from './ground.ts';
import { keepFigures } from './keep-figures.ts';
import type { Figure, RowModule } from './row.ts';
import { allRows } from './rows/all-rows.ts';

const resultsFolder = new URL('results/', import.meta.url);

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const printFigure = ({ row, what, goal, figure, unit, holds, detail }: Figure): void => {
  const shown = `${String(figure)} ${unit}`;
  print(`${row.padEnd(4)} ${holds ? 'holds ' : 'MISSED'} ${shown.padEnd(12)} goal ${goal.padEnd(10)} ${what}`);
  if (detail !== undefined) print(`            ${detail}`);
};

const chosen = (wanted: readonly string[]): readonly RowModule[] =>
  wanted.length === 0 ? allRows : allRows.filter(({ rows }) => rows.some((row) => wanted.includes(row)));

const measureAll = async (ground: Ground, wanted: readonly string[]): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const module of chosen(wanted)) {
    for (const figure of await module.measure(ground)) {
      if (wanted.length > 0 && !wanted.includes(figure.row)) continue;
      figures.push(figure);
      printFigure(figure);
    }
  }
  return figures;
};

const main = async (): Promise<void> => {
  const words = process.argv.slice(2);
  const wanted = words.filter((word) => !word.startsWith('--')).map((word) => word.toUpperCase());
  const unknown = wanted.find((row) => !allRows.some(({ rows }) => rows.includes(row)));
  if (unknown !== undefined)
    throw new Error(`there is no row ${unknown}; the rows are ${allRows.flatMap(({ rows }) => rows).join(' ')}`);
  const ground = await openGround({ isQuick: words.includes('--quick') });
  try {
    const figures = await measureAll(ground, wanted);
    await mkdir(resultsFolder, { recursive: true });
    await writeFile(new URL('latest.json', resultsFolder), `${JSON.stringify(figures, null, 2)}\n`);
    if (words.includes('--keep')) await keepFigures(figures);
    if (figures.some(({ holds }) => !holds)) process.exitCode = 1;
  } finally {
    await ground.close();
  }
};

await main();
