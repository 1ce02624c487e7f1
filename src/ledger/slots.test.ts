import { randomUUIDv7 } from 'node:crypto';
import { expect, expectTypeOf, it } from 'vitest';
import { gameCodes } from '#contract/games.ts';
import { freshLedger, testInstant as at } from '#support/ledger/fresh-ledger.ts';
import type { AccountName } from './account-name.ts';
import { accountNames, hasAccounts, learnAccounts, slotOf } from './slots.ts';

const firstGameSlot = 2;
const lastGameSlot = 61;
const gamesThatFit = 30;

it('a misspelt account, or one of an unknown game, does not compile', () => {
  expect([hasAccounts('JOKER'), hasAccounts('NOSUCH')]).toEqual([true, false]);
  expectTypeOf<'wallet' | 'held' | 'transit:JOKER' | 'game:PG'>().toExtend<AccountName>();
  expectTypeOf<'walet'>().not.toExtend<AccountName>();
  expectTypeOf<'game:NOSUCH'>().not.toExtend<AccountName>();
});

it('accounts have the same numbers in the database and in the code', async () => {
  await using ledger = await freshLedger();
  const rows = await ledger.database.rows<{ name: string; number: number }>('select name, number from slot');
  expect(new Map(rows.map(({ name, number }) => [name, number]))).toEqual(
    new Map(accountNames().map((name) => [name, slotOf(name)])),
  );
});

it('no two accounts share a number, and none has the number reserved for no account', () => {
  const numbers = accountNames().map((name) => slotOf(name));
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers).not.toContain(slotOf('game:NOSUCH' as AccountName));
});

it('all sixteen games of the specification have their two accounts, side by side within the range of games', () => {
  expect(gameCodes).toHaveLength(16);
  for (const code of gameCodes) {
    const [transitSlot, gameSlot] = [slotOf(`transit:${code}`), slotOf(`game:${code}`)];
    expect(transitSlot % 2, code).toBe(0);
    expect(gameSlot, code).toBe(transitSlot + 1);
    expect(transitSlot, code).toBeGreaterThanOrEqual(firstGameSlot);
    expect(gameSlot, code).toBeLessThanOrEqual(lastGameSlot);
  }
});

it('thirty games fit: a member with money on the way to, and at, each of them has a book that adds up', async () => {
  await using ledger = await freshLedger();
  const taken = new Set(gameCodes.map((code) => slotOf(`transit:${code}`)));
  const transitSlots = Array.from({ length: gamesThatFit }, (_, index) => firstGameSlot + 2 * index);
  for (const number of transitSlots.filter((slot) => !taken.has(slot)))
    await ledger.owner.rows(
      `insert into slot (number, name, kind)
       values ($1::smallint, 'transit:NEW' || $1, 'own'), ($1::smallint + 1, 'game:NEW' || $1, 'own')`,
      [number],
    );
  const memberId = await ledger.member({ wallet: 3_000n });
  const post = (operation: string, step: 0 | 1, sides: { from: number; to: number; amount: bigint }) =>
    ledger.database.one<{ status: number }>(
      `select status from post_move($1, $2, $3, null, $4, $5::smallint, $6::smallint, $7, $8, false,
         null, null, null, null, null, null, null, null, null, null, null)`,
      [
        memberId,
        `${operation.slice(0, -2)}0${step}`,
        operation,
        sides.amount,
        sides.from,
        sides.to,
        step === 0 ? 'reserve' : 'settle',
        at,
      ],
    );
  for (const transit of transitSlots) {
    const operation = randomUUIDv7();
    expect(await post(operation, 0, { from: 0, to: transit, amount: 60n })).toEqual({ status: 0 });
    expect(await post(operation, 1, { from: transit, to: transit + 1, amount: 60n })).toEqual({ status: 0 });
    expect(await post(randomUUIDv7(), 0, { from: 0, to: transit, amount: 40n })).toEqual({ status: 0 });
  }
  const held = await ledger.database.rows<{ balance: bigint; count: bigint }>(
    `select balance, count(*) as count from account
     where member_id = $1 and (name like 'transit:%' or name like 'game:%') group by balance order by balance`,
    [memberId],
  );
  expect(held).toEqual([
    { balance: 40n, count: 30n },
    { balance: 60n, count: 30n },
  ]);
  const wallet = await ledger.database.one<{ balance: bigint }>(
    `select balance from account where member_id = $1 and name = 'wallet'`,
    [memberId],
  );
  expect(wallet).toEqual({ balance: 0n });
});

it('a game that is added gets the next free pair of numbers, for good, and the process learns it', async () => {
  await using ledger = await freshLedger();
  const add = (code: string) => ledger.owner.rows('select name_game_accounts($1)', [code]);
  await add('LUCKY');
  await add('JOKER');
  await add('LUCKY');
  const numbers = await ledger.database.rows<{ name: string; number: number }>(
    `select name, number from slot where number between 34 and 61 order by number`,
  );
  expect(numbers).toEqual([
    { name: 'transit:LUCKY', number: 34 },
    { name: 'game:LUCKY', number: 35 },
  ]);
  expect(hasAccounts('LUCKY')).toBe(false);
  await learnAccounts(ledger.database);
  expect([hasAccounts('LUCKY'), slotOf('game:LUCKY' as AccountName)]).toEqual([true, 35]);
});

it('no game is added once the numbers are used up', async () => {
  await using ledger = await freshLedger();
  const add = (index: number) => ledger.owner.rows('select name_game_accounts($1)', [`MORE${String(index)}`]);
  for (let index = 0; index < 14; index++) await add(index);
  await expect(add(14)).rejects.toThrow('no account numbers are left');
});
