import type { Sql } from '#database/database.ts';
import { type GameCode, gameCodes } from '#contract/games.ts';
import type { AccountName, PlainAccount } from './account-name.ts';

// The only place outside SQL that maps accounts to numbers; a test compares it with the rows of the table slot. A
// number is never given twice. 2 to 61 are for games; 63 and up are free. A game that an operator added has its numbers
// from the database.
const plainSlots: Readonly<Record<PlainAccount, number>> = {
  bank: -1,
  play: -2,
  bonus: -3,
  promotion: -4,
  invite: -5,
  refund: -6,
  prize: -7,
  adjustment: -8,
  wallet: 0,
  held: 1,
  suspense: 62,
};

// The number of a game's transit account; its game account has the next one. They never change: migration 0001-ledger has the same.
const transitSlots: Readonly<Record<GameCode, number>> = {
  JOKER: 2,
  JOKER2: 10,
  SLOTXO: 6,
  SUPERSLOT: 8,
  IMI: 16,
  USUN: 18,
  AREASLOT: 14,
  CIRCUS: 20,
  SLOTRACHA: 22,
  PGSLOT: 4,
  UFABET: 12,
  HUAYHD: 24,
  SEXYGAME: 26,
  BETFLIX: 28,
  ASKMEBET: 30,
  PG: 32,
};

const slots = new Map<AccountName, number>([
  ...(Object.entries(plainSlots) as [PlainAccount, number][]),
  ...gameCodes.flatMap((code): [AccountName, number][] => [
    [`transit:${code}`, transitSlots[code]],
    [`game:${code}`, transitSlots[code] + 1],
  ]),
]);

// The last number, always unused.
const slotOfNoAccount = 127;

export const accountNames = (): readonly AccountName[] => [...slots.keys()];

// Accounts of games that an operator added. A process reads them at its start, and when it first sees such a game.
export const learnAccounts = async (sql: Sql): Promise<void> => {
  const rows = await sql.rows<{ name: AccountName; number: number }>('select name, number from public.slot');
  for (const { name, number } of rows) {
    if ((slots.get(name) ?? number) !== number) throw new Error(`${name} has another number in this database`);
    slots.set(name, number);
  }
};

export const hasAccounts = (gameCode: string): boolean => slots.has(`game:${gameCode}` as AccountName);

// A name that bypassed the compiler becomes a number no account has, so the posting function answers "no such account".
export const slotOf = (name: AccountName): number => slots.get(name) ?? slotOfNoAccount;
