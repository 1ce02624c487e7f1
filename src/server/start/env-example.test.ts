import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { environmentNames, readSettings } from '../settings.ts';

const lines = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split('\n');
const names = lines.flatMap((line) => /^(?:# )?([A-Z][A-Z0-9_]+)=/.exec(line)?.[1] ?? []);

it('lists every setting of the server in .env.example', () => {
  expect(environmentNames.filter((name) => !names.includes(name))).toEqual([]);
});

it('shows the default values in .env.example', () => {
  const shown = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z][A-Z0-9_]+)=(.+)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
  ) as Record<string, string>;
  expect(Object.keys(shown).length).toBeGreaterThan(10);
  expect(readSettings(shown)).toEqual(readSettings({}));
});
