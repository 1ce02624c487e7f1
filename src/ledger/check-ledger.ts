import type { Sql } from '#database/database.ts';
import { type Finding, type LedgerCheck, ledgerInvariants } from './ledger-invariants.ts';

// The named ids, or those after the first and not after the last. `since` names members who are proved from their
// checkpoints on. Without a scope: everybody, from the beginning.
export type CheckScope =
  | { readonly members: readonly string[] }
  | { readonly after: string; readonly upTo: string }
  | { readonly since: readonly string[] };

export const invariantNames = (contributed: readonly LedgerCheck[] = []): string[] =>
  [...ledgerInvariants, ...contributed].map(({ name }) => name);

const shownPerInvariant = 20;

interface Asked {
  readonly name: string;
  readonly sql: string;
}

// One statement, so that every check sees the same instant.
const statementOf = (common: readonly string[], checks: readonly Asked[]): string =>
  `with ${common.join(', ')} ${checks
    .map(
      ({ name, sql }) =>
        `(select '${name.replaceAll("'", "''")}' as invariant, f.member_id::text as "memberId", f.detail
          from (${sql}) f limit ${shownPerInvariant})`,
    )
    .join(' union all ')}`;

const checkpointColumns = 'member_id, seq, operations, slots, amounts, audit_number, audit_hash';
const fromTheBeginning = `proved as (select ${checkpointColumns} from public.proof_checkpoint where false)`;

const namesOf = (checks: readonly LedgerCheck[]): string[] => [...new Set(checks.flatMap(({ reads }) => reads))];
const tableOf = (name: string): string => `public.${name.replace(/^any_/, '')}`;

// Each table under its own name, reduced to the requested members.
const narrowed = (names: readonly string[], condition: string): string[] =>
  names.map((name) => `${name} as not materialized (select * from ${tableOf(name)} where ${condition})`);

// The tables that grow with every act, and the number by which a checkpoint records how much was proved.
const growing: Readonly<Record<string, { number: string; proved: string }>> = {
  entry: { number: 'seq', proved: 'seq' },
  operation: { number: 'number', proved: 'operations' },
  audit: { number: 'number', proved: 'audit_number' },
  audit_anchor: { number: 'number', proved: 'audit_number' },
};

// How a query names its members. A single member is named by key in each part, so that a spread database proves that
// member in one statement, at one instant, on the machine where the member lives; it could only gather a list piece by
// piece.
interface Naming {
  readonly value: string | readonly string[];
  readonly listed: string;
  readonly is: (column: string) => string;
  // The same, next to a join that already restricts the members.
  readonly also: (column: string) => string;
}

const namingOf = (members: readonly string[]): Naming => {
  const [first] = members;
  const isOne = (column: string) => `${column} = $1::uuid`;
  return first !== undefined && members.length === 1
    ? {
        value: first,
        listed: '(values ($1::uuid)) as asked (m)',
        is: isOne,
        also: (column) => ` and ${isOne(column)}`,
      }
    : {
        value: members,
        listed: 'unnest($1::uuid[]) m',
        is: (column) => `${column} = any ($1::uuid[])`,
        also: () => '',
      };
};

// Rows after a checkpoint are read once, by one descent of the primary key each, however many rows precede it.
const sinceCheckpoints = (names: readonly string[], { listed, is, also }: Naming): string[] => [
  `proved as materialized (select m as member_id, coalesce(c.seq, 0) as seq, coalesce(c.operations, 0) as operations,
      c.slots, c.amounts, coalesce(c.audit_number, 0) as audit_number, c.audit_hash
    from ${listed} left join public.proof_checkpoint c on c.member_id = m${also('c.member_id')})`,
  ...names.flatMap((name) => {
    const grown = growing[name];
    if (grown === undefined) return narrowed([name], is('member_id'));
    return `${name} as materialized (select t.* from proved p cross join lateral (select * from ${tableOf(name)} x
      where x.member_id = p.member_id${also('x.member_id')} and x.${grown.number} > p.${grown.proved}
      order by x.${grown.number} offset 0) t)`;
  }),
];

const whole = (checks: readonly LedgerCheck[]): Asked[] => checks.map(({ name, sql }) => ({ name, sql }));
const afterwards = (checks: readonly LedgerCheck[]): Asked[] =>
  checks.flatMap(({ name, since }) => (since === undefined ? [] : [{ name, sql: since }]));

// The proof that money was neither made nor lost: an empty result is green. Rooms that store states beside the ledger
// add their own checks, such as "in transit is the sum of open transfers".
export const checkLedger = async (
  sql: Sql,
  contributed: readonly LedgerCheck[] = [],
  scope?: CheckScope,
): Promise<Finding[]> => {
  const checks = [...ledgerInvariants, ...contributed];
  const names = namesOf(checks);
  if (scope === undefined) return sql.rows<Finding>(statementOf([fromTheBeginning], whole(checks)));
  if ('since' in scope) {
    const naming = namingOf(scope.since);
    return sql.rows<Finding>(statementOf(sinceCheckpoints(names, naming), afterwards(checks)), [naming.value]);
  }
  if ('members' in scope) {
    const naming = namingOf(scope.members);
    const common = [fromTheBeginning, ...narrowed(names, naming.is('member_id'))];
    return sql.rows<Finding>(statementOf(common, whole(checks)), [naming.value]);
  }
  const range = narrowed(names, 'member_id > $1::uuid and member_id <= $2::uuid');
  return sql.rows<Finding>(statementOf([fromTheBeginning, ...range], whole(checks)), [scope.after, scope.upTo]);
};
