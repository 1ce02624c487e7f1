import { expect, it } from 'vitest';
import { freshDatabase } from '#support/fresh-database.ts';
import { eachOnce, operatorSettings } from './all-parts.ts';

it('the database requires two people for every setting that steers money or that all members read, and for no other', async () => {
  await using fresh = await freshDatabase();
  const rows = await fresh.database.rows<{ name: string }>('select name from steering_setting order by name');
  const steering = operatorSettings.filter(({ needsTwo }) => needsTwo).map(({ name }) => name);
  expect(rows.map(({ name }) => name)).toEqual(steering.sort());
  expect(steering).toContain('withdrawLimits');
});

it('the default of every operator setting is a valid value', () => {
  expect(operatorSettings.filter(({ usual, canBe }) => !canBe(usual))).toEqual([]);
});

it('two features that declare the same name are refused at the start', () => {
  const settings = [{ name: 'limits' }, { name: 'sources' }];
  expect(eachOnce(settings)).toBe(settings);
  expect(() => eachOnce([...settings, { name: 'limits' }])).toThrow('"limits" is declared twice');
});
