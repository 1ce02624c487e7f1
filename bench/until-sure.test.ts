import { expect, it } from 'vitest';
import type { PacedResult } from './load/paced-load.ts';
import { errorOfRatio, ratioOfAll, roundsUntilSure, type Sides } from './until-sure.ts';

const turn = (ms: number): PacedResult => ({
  p50Ms: ms,
  p99Ms: ms,
  answered: 100,
  failed: 0,
  failures: '',
  sorted: Array.from({ length: 100 }, () => ms),
  whole: [],
});

const round = (alone: number, beside: number): Sides => ({ alone: [turn(alone)], beside: [turn(beside)] });

const limit = 1.1;
const steady = [round(20, 30), round(21, 31), round(20, 30), round(19, 30)];
// One halt of the machine, beside by chance.
const halted = [round(20, 21), round(21, 20), round(20, 90), round(22, 21)];

it('a ratio that each round shows is surer than one that a single round makes', () => {
  expect(ratioOfAll(steady)).toBeCloseTo(31 / 21);
  expect(ratioOfAll(halted)).toBeGreaterThan(4);
  expect(errorOfRatio(halted)).toBeGreaterThan(errorOfRatio(steady));
});

const measured = async (rounds: readonly Sides[]): Promise<number> => {
  const left = [...rounds];
  const next = () => {
    const one = left.shift();
    return one === undefined ? Promise.reject(new Error('more rounds than there may be')) : Promise.resolve(one);
  };
  return (await roundsUntilSure({ limit, least: 2, most: 4 }, next)).length;
};

it('rounds are measured until it is sure on which side of the limit the ratio lies, at most as many as said', async () => {
  expect(await measured(steady)).toBe(2);
  expect(await measured([round(20, 20), round(20, 21), round(21, 21)])).toBeLessThan(4);
  expect(await measured([round(20, 21), round(20, 90), round(21, 20), round(22, 21), round(20, 20)])).toBe(4);
});
