import type { Sql } from '#database/database.ts';

// One breach of an invariant. Findings carry ids and figures, never names or account numbers.
export interface Finding {
  readonly invariant: string;
  readonly memberId: string | null;
  readonly detail: string;
}

// `sql` selects a row (member_id uuid, detail text) for each breach; no row is green. `reads` names the member-owned
// tables and views it speaks of, so that it can be asked of some members alone. It says nothing across members.
export interface LedgerCheck {
  readonly name: string;
  readonly reads: readonly string[];
  readonly sql: string;
}

// Those named, or those whose ids follow the first and do not follow the last. Without a scope everybody.
export type CheckScope = { readonly members: readonly string[] } | { readonly after: string; readonly upTo: string };

const sides = `
  select member_id, seq, from_slot as slot, -amount as amount, from_after as after from entry
  union all select member_id, seq, to_slot, amount, to_after from entry`;

const stored = `
  select b.member_id, (array_lower(b.balances, 1) + u.i - 1)::smallint as slot, u.balance
  from book b cross join lateral unnest(b.balances) with ordinality u (balance, i)`;

const ledgerChecks: readonly LedgerCheck[] = [
  {
    name: 'each entry has two sides of one member',
    reads: ['entry', 'book'],
    sql: `select e.member_id, 'entry ' || e.seq as detail from entry e
      left join book b on b.member_id = e.member_id
      left join public.slot f on f.number = e.from_slot
      left join public.slot t on t.number = e.to_slot
      where b.member_id is null or f.number is null or t.number is null or f.number = t.number or e.amount <= 0`,
  },
  {
    name: 'each book sums to zero',
    reads: ['book'],
    sql: `select s.member_id, 'sum ' || coalesce(sum(s.balance)::text, 'unknown') as detail from (${stored}) s
      group by s.member_id having sum(s.balance) <> 0 or bool_or(s.balance is null)`,
  },
  {
    name: 'no own account is below zero',
    reads: ['book'],
    sql: `select s.member_id, 'slot ' || s.slot || ' holds ' || s.balance as detail
      from (${stored}) s where s.slot >= 0 and s.balance < 0`,
  },
  {
    name: 'no money is in an account without a name',
    reads: ['book'],
    sql: `select s.member_id, 'slot ' || s.slot || ' holds ' || s.balance as detail from (${stored}) s
      left join public.slot n on n.number = s.slot where n.number is null and s.balance <> 0`,
  },
  {
    name: 'each stored balance is the sum of its entries',
    reads: ['book', 'entry'],
    sql: `select coalesce(s.member_id, p.member_id) as member_id,
        'slot ' || coalesce(s.slot, p.slot) || ' stores ' || coalesce(s.balance, 0) || ', entries give '
          || coalesce(p.total, 0) as detail
      from (${stored}) s
      full join (select member_id, slot, sum(amount) as total from (${sides}) x group by member_id, slot) p
        on p.member_id = s.member_id and p.slot = s.slot
      where coalesce(s.balance, 0) <> coalesce(p.total, 0)`,
  },
  {
    name: 'each balance after an entry follows from the one before',
    reads: ['entry'],
    sql: `select c.member_id, 'entry ' || c.seq || ' at slot ' || c.slot as detail from (
        select member_id, seq, slot, after,
          sum(amount) over (partition by member_id, slot order by seq) as total from (${sides}) x) c
      where c.after <> c.total`,
  },
  {
    name: 'entries are numbered without gaps',
    reads: ['book', 'entry'],
    sql: `select b.member_id, 'book says ' || b.seq || ', entries ' || coalesce(e.count, 0) as detail
      from book b
      left join (select member_id, count(*) as count, max(seq) as last from entry group by member_id) e
        on e.member_id = b.member_id
      where b.seq <> coalesce(e.count, 0) or b.seq <> coalesce(e.last, 0)`,
  },
  {
    name: 'operation lines are numbered without gaps',
    reads: ['book', 'operation'],
    sql: `select b.member_id, 'book says ' || b.operations || ', lines ' || coalesce(o.count, 0) as detail
      from book b
      left join (select member_id, count(*) as count, max(number) as last from operation group by member_id) o
        on o.member_id = b.member_id
      where b.operations <> coalesce(o.count, 0) or b.operations <> coalesce(o.last, 0)`,
  },
  {
    name: 'each cause is that of an entry, and whatever mends has one',
    reads: ['entry', 'entry_cause'],
    sql: `select c.member_id, 'cause of no entry, key ' || c.key as detail from entry_cause c
      left join entry e on e.member_id = c.member_id and e.key = c.key where e.key is null
      union all
      select e.member_id, 'entry ' || e.seq || ' mends nothing' from entry e
      left join entry_cause c on c.member_id = e.member_id and c.key = e.key where e.kind = 'mend' and c.key is null`,
  },
  {
    name: 'no key and no operation id stands twice',
    reads: ['entry', 'operation'],
    sql: `select member_id, 'key ' || key as detail from entry group by member_id, key having count(*) > 1
      union all
      select member_id, 'operation ' || id from operation group by member_id, id having count(*) > 1`,
  },
  {
    name: 'what is held or in transit is what open holds reserved',
    reads: ['book', 'entry'],
    sql: `select s.member_id, n.name || ' holds ' || s.balance || ', open holds reserved ' || coalesce(h.total, 0) as detail
      from (${stored}) s
      join public.slot n on n.number = s.slot and (n.name = 'held' or n.name like 'transit:%')
      left join (
        select r.member_id, r.to_slot as slot, sum(r.amount) as total from entry r
        left join entry e on e.member_id = r.member_id
          and e.key = overlay(r.key::text placing '1' from 36)::uuid
        where r.kind = 'reserve' and e.key is null group by r.member_id, r.to_slot
      ) h on h.member_id = s.member_id and h.slot = s.slot
      where s.balance <> coalesce(h.total, 0)`,
  },
];

export const invariantNames = (contributed: readonly LedgerCheck[] = []): string[] =>
  [...ledgerChecks, ...contributed].map(({ name }) => name);

const shownPerInvariant = 20;

const conditionOf = (scope: CheckScope): { text: string; values: readonly unknown[] } =>
  'members' in scope
    ? { text: 'member_id = any ($1::uuid[])', values: [scope.members] }
    : { text: 'member_id > $1::uuid and member_id <= $2::uuid', values: [scope.after, scope.upTo] };

// Each table under its own name, cut down to the members asked for.
const narrowed = (checks: readonly LedgerCheck[], condition: string): string =>
  [...new Set(checks.flatMap(({ reads }) => reads))]
    .map((table) => `${table} as not materialized (select * from public.${table} where ${condition})`)
    .join(', ');

// One statement, so that every check sees the same instant.
const statementOf = (checks: readonly LedgerCheck[]): string =>
  checks
    .map(
      ({ name, sql }) =>
        `(select '${name.replaceAll("'", "''")}' as invariant, f.member_id::text as "memberId", f.detail
          from (${sql}) f limit ${shownPerInvariant})`,
    )
    .join(' union all ');

// The proof that money was neither made nor lost: empty is green. Rooms that keep states beside the ledger
// contribute checks of their own, such as "in transit is the sum of open transfers".
export const checkLedger = async (
  sql: Sql,
  contributed: readonly LedgerCheck[] = [],
  scope?: CheckScope,
): Promise<Finding[]> => {
  const checks = [...ledgerChecks, ...contributed];
  if (scope === undefined) return sql.rows<Finding>(statementOf(checks));
  const { text, values } = conditionOf(scope);
  return sql.rows<Finding>(`with ${narrowed(checks, text)} ${statementOf(checks)}`, values);
};
