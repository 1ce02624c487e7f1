import type { Site } from './ground.ts';

export const memberCount = 100_000;

export const memberIdOf = (number: number): string =>
  `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const member = `('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
// The first 15 bytes of a time-ordered id; the step goes into the last.
const operation = `overlay(uuidv7()::text placing '00' from 35)`;

// Books as after a first deposit with three games opened: 7 entries each.
const deposit = 100_000_000;
const toGame = 100;
const book = `'[-8:7]={0,0,0,0,0,0,0,-${deposit},${deposit - 3 * toGame},0,0,${toGame},0,${toGame},0,${toGame}}'`;

// Of yesterday: entries of the last minutes are proved each minute, and proving those of 100,000 members at once takes a
// processor for half a minute.
const entries = (seq: string, columns: string) =>
  `insert into entry (member_id, seq, key, amount, from_slot, to_slot, from_after, to_after, kind, created_at)
   select ${member}, ${seq}, ${columns}, now() - interval '1 day' from operations_of_bench`;

// Games 1 to 3 have their transit account at 2, 4, 6 and the game account one above.
const toGames = [1, 2, 3].flatMap((game) => [
  entries(
    String(2 * game),
    `overlay(id${game} placing '00' from 35)::uuid, ${toGame}, 0, ${2 * game},
     ${deposit} - ${game * toGame}, ${toGame}, 'reserve'`,
  ),
  entries(
    String(2 * game + 1),
    `overlay(id${game} placing '01' from 35)::uuid, ${toGame}, ${2 * game}, ${2 * game + 1},
     0, ${toGame}, 'settle'`,
  ),
]);

export const fillMembers = async ({ owner }: Site, count = memberCount): Promise<void> => {
  const statements = [
    `create unlogged table operations_of_bench as select n, ${operation} as id0, ${operation} as id1,
       ${operation} as id2, ${operation} as id3 from generate_series(1, ${count}) n`,
    `insert into book (member_id, currency, seq, balances)
       select ${member}, 'BAHT', 7, ${book} from generate_series(1, ${count}) n`,
    entries('1', `id0::uuid, ${deposit}, -1, 0, -${deposit}, ${deposit}, 'deposit'`),
    ...toGames,
    `drop table operations_of_bench`,
    `vacuum analyze book, entry`,
    `checkpoint`,
  ];
  for (const statement of statements) await owner.rows(statement);
};
