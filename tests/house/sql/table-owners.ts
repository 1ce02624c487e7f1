import type { Feature } from '#server/features/feature.ts';
import type { Migration } from '#database/schema/migration.ts';
import type { SourceFile } from '../source-tree.ts';
import { violationAt, type Violation } from '../violation.ts';
import { productStatements, touches } from './sql-rules.ts';

// The owner of each table in the shared migrations. A table of a feature's own schema belongs to that feature.
const ownersOfShared: Readonly<Record<string, string>> = {
  '0001-ledger': 'ledger',
  '0002-conduct': 'server',
  '0003-members': 'members',
  '0004-operator': 'server',
  '0015-account-health': 'server',
  '0024-provider-health': 'server',
  '0026-play-days': 'play',
  '0027-rewards': 'conditions',
  '0037-published': 'bonus',
  '0041-play-rounds': 'play',
  '0068-staff-presence': 'server',
};

// Tables in a shared migration, because others refer to them, but used by only one feature.
const ownersByTable: Readonly<Record<string, string>> = {
  outside_decision: 'desk',
  balance_reading: 'game',
  reward_offer: 'bonus',
};

export interface ReadAcross {
  readonly room: string;
  readonly table: string;
  readonly reason: string;
}

const checks = 'its part of the proof compares its own rows with the books';
const list = 'a list of staff shows or searches names beside its rows in one statement';

// The rooms that read a table of another room. None may write one.
export const readsAcross: readonly ReadAcross[] = [
  { room: 'deposit', table: 'entry', reason: checks },
  { room: 'slip', table: 'bank_receipt', reason: checks },
  { room: 'slip', table: 'reported_deposit', reason: 'staff see a member’s slips and reported deposits in one list' },
  {
    room: 'deposit',
    table: 'slip',
    reason: 'a slip that waits speaks for its member as the owner of money in suspense',
  },
  { room: 'transfer', table: 'entry', reason: checks },
  { room: 'transfer', table: 'slot', reason: checks },
  { room: 'transfer', table: 'game_account', reason: checks },
  { room: 'transfer', table: 'game_comparison', reason: 'staff see what lies at a game beside the transfers there' },
  { room: 'transfer', table: 'member', reason: list },
  { room: 'chat', table: 'member', reason: list },
  { room: 'chat', table: 'staff', reason: list },
  { room: 'chat', table: 'slip', reason: 'a member complains about a slip that has no line of the statement yet' },
  { room: 'wallet-link', table: 'bank_receipt', reason: checks },
  { room: 'wallet-link', table: 'operation', reason: checks },
  { room: 'withdraw', table: 'entry', reason: checks },
  { room: 'withdraw', table: 'slot', reason: checks },
  { room: 'withdraw', table: 'operation', reason: checks },
  ...['finding', 'outside_decision'].map((table) => ({
    room: 'withdraw',
    table,
    reason: 'a payout that the bank denies, or that only people say was paid, is not returned by one person',
  })),
  { room: 'member-care', table: 'entry', reason: 'a member who is erased has moved no money for a while' },
  { room: 'member-care', table: 'operation', reason: 'a member who is erased has no open line' },
  { room: 'bonus', table: 'entry', reason: 'a bonus is tried on past deposits before it is published' },
  { room: 'bonus', table: 'book', reason: 'only deposits in the currency of the bonus are tried' },
  { room: 'conditions', table: 'book', reason: 'a condition says which entries of the book count for it' },
  { room: 'conditions', table: 'entry', reason: checks },
  { room: 'conditions', table: 'operation', reason: checks },
  { room: 'conditions', table: 'slot', reason: 'a condition says which entries of the book count for it' },
  { room: 'play', table: 'book', reason: 'what a member has and paid in is told with the last entry that counts' },
  { room: 'wallet', table: 'invitation', reason: 'the wallet shows what the member can receive for friends' },
  {
    room: 'invite',
    table: 'entry',
    reason: 'friends whose book moved are read again, and its proof compares rows with the books',
  },
  { room: 'invite', table: 'book', reason: 'only friends whose book has the same currency count' },
  { room: 'invite', table: 'member', reason: 'who invited whom, and the names of friends, are kept with the member' },
  { room: 'refund', table: 'entry', reason: 'whether there was a deposit since the last refund, and its proof' },
  { room: 'play', table: 'entry', reason: 'what was won and lost is the sum of entries of play' },
  { room: 'play', table: 'balance_reading', reason: 'rounds that ended after a balance was read are not in the books' },
  { room: 'play', table: 'slot', reason: 'the game of an entry is the name of its account' },
  { room: 'game', table: 'book', reason: 'accounts to be compared with their games are those with money in the book' },
  { room: 'game', table: 'game_transfer', reason: 'play is not believed while a transfer is open or was given back' },
  { room: 'server', table: 'book', reason: 'the proofs and checkpoints go over all books' },
  { room: 'server', table: 'entry', reason: 'npm run ledger:check counts what it proved' },
  { room: 'server', table: 'operation', reason: 'npm run ledger:check counts what it proved' },
  {
    room: 'server',
    table: 'staff',
    reason: 'the steps of an audit chain name the people, and nobody confirms for a suspended one',
  },
  {
    room: 'server',
    table: 'bank_receipt',
    reason: 'an account is offered until its receipts of the day reach its cap',
  },
  ...['bank_receipt', 'operation', 'suspense_item'].map((table) => ({
    room: 'operator',
    table,
    reason: 'the health of an account tells what it received through QR codes',
  })),
  { room: 'operator', table: 'feed_place', reason: 'the health of an account tells when it was last read' },
  { room: 'operator', table: 'bank_proof', reason: 'the health of an account tells when it was last proved' },
  { room: 'auth', table: 'member', reason: 'a session of a suspended or erased member is none, told in one statement' },
  { room: 'desk', table: 'staff', reason: list },
  { room: 'member-care', table: 'staff', reason: list },
  { room: 'member-care', table: 'member', reason: list },
  { room: 'withdraw', table: 'member', reason: list },
  { room: 'deposit', table: 'member', reason: list },
  { room: 'wallet', table: 'member', reason: 'the wallet is read in one statement for all who ask at the same moment' },
  { room: 'wallet', table: 'member_bank_account', reason: 'the wallet is read in one statement' },
  { room: 'wallet', table: 'spin_player', reason: 'the wallet shows the coins, and is read in one statement' },
  { room: 'profile', table: 'spin_player', reason: 'the profile shows the coins' },
  { room: 'spin', table: 'entry', reason: checks },
];

export const tableOwners = (
  migrations: readonly Migration[],
  features: readonly Pick<Feature, 'name' | 'schema'>[],
): Map<string, string> => {
  const ofFeature = features.flatMap(({ name, schema = [] }) =>
    schema.map((migration) => [migration.name, name] as const),
  );
  const owners = new Map([...Object.entries(ownersOfShared), ...ofFeature]);
  return new Map(
    migrations.flatMap(({ name, distribution }) =>
      Object.keys(distribution).map((table) => [table, ownersByTable[table] ?? owners.get(name) ?? name] as const),
    ),
  );
};

export const roomOf = (path: string): string => /^src\/(?:features\/)?([^/]+)\//.exec(path)?.[1] ?? path;

const writes = (text: string, table: string): boolean =>
  new RegExp(`\\b(into|update|delete\\s+from)\\s+(only\\s+)?(public\\.)?${table}\\b`, 'i').test(text);

const isListed = (across: readonly ReadAcross[], room: string, table: string): boolean =>
  across.some((edge) => edge.room === room && edge.table === table);

export const ownerViolations = (
  files: readonly SourceFile[],
  { owners, across }: { owners: ReadonlyMap<string, string>; across: readonly ReadAcross[] },
): Violation[] =>
  productStatements(files).flatMap((statement) => {
    const room = roomOf(statement.file.path);
    return [...owners].flatMap(([table, owner]) => {
      if (owner === room || room === 'database' || !touches(statement.text, table)) return [];
      const isWrite = writes(statement.text, table);
      if (!isWrite && isListed(across, room, table)) return [];
      return [
        violationAt(statement.file, statement.start, {
          rule: `${room} ${isWrite ? 'writes' : 'reads'} ${table}, which ${owner} owns.`,
          instead: isWrite
            ? `a function of ${owner}`
            : `a function of ${owner}, or a line with its reason in tests/house/sql/table-owners.ts`,
        }),
      ];
    });
  });
