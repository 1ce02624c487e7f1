import { expect, it } from 'vitest';
import { freshDatabase } from '#support/fresh-database.ts';

it('gives each test a database of its own', async () => {
  await using one = await freshDatabase();
  await using two = await freshDatabase();
  await one.owner.rows('create table mine (id int8)');
  expect(await one.owner.rows('select * from mine')).toEqual([]);
  await expect(two.owner.rows('select * from mine')).rejects.toThrow(/does not exist/);
});
