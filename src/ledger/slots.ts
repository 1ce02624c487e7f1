import type { AccountName } from './account-name.ts';

// The one place outside SQL that knows an account by its number; equal to the rows of the table slot.
const counters = ['bank', 'play', 'bonus', 'promotion', 'invite', 'refund', 'prize', 'adjustment'];
const games = 'JOKER PGSLOT SLOTXO SUPERSLOT JOKER2 UFABET AREASLOT IMI USUN CIRCUS SLOTRACHA HUAYHD'.split(' ');

const slots = new Map<AccountName, number>([
  ...counters.map((name, index): [AccountName, number] => [name, -1 - index]),
  ['wallet', 0],
  ['held', 1],
  ...games.flatMap((code, index): [AccountName, number][] => [
    [`transit:${code}`, 2 + 2 * index],
    [`game:${code}`, 3 + 2 * index],
  ]),
  ['suspense', 34],
]);

const slotOfNoAccount = 63;

export const accountNames: readonly AccountName[] = [...slots.keys()];

// An unknown name becomes a number no account has, so the posting function answers "no such account".
export const slotOf = (name: AccountName): number => slots.get(name) ?? slotOfNoAccount;
