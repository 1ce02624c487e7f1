import { keyAtStep } from '#database/entry-key.ts';

// One breach of an invariant. Findings contain ids and figures, never names or account numbers.
export interface Finding {
  readonly invariant: string;
  readonly memberId: string | null;
  readonly detail: string;
}

// `sql` selects a row (member_id uuid, detail text) for each breach; no row is green. `reads` names the member-owned
// tables and views it uses, so that it can run for some members only. It compares nothing across members.
export interface LedgerCheck {
  readonly name: string;
  readonly reads: readonly string[];
  readonly sql: string;
  // The same check from a checkpoint on, if possible; otherwise only the full proof runs it. Here entry, operation,
  // audit and audit_anchor contain only rows after the checkpoint, `proved` the checkpoints, and any_<table>
  // everything: read those by a key and `limit 1`, or the cost grows with the history.
  readonly since?: string;
}

const sides = `
  select member_id, seq, from_slot as slot, -amount as amount, from_after as after from entry
  union all select member_id, seq, to_slot, amount, to_after from entry`;

// The accounts' balances at the checkpoint, as if they were an entry before the first.
const opening = `
  select p.member_id, p.seq, u.slot, u.amount, u.amount as after
  from proved p cross join lateral unnest(p.slots, p.amounts) as u (slot, amount)`;

const stored = `
  select b.member_id, (array_lower(b.balances, 1) + u.i - 1)::smallint as slot, u.balance
  from book b cross join lateral unnest(b.balances) with ordinality u (balance, i)`;

// A check with one text for both forms: `proved` sums up the rows before the checkpoint, and is empty if there is none.
const bothWays = (check: Omit<LedgerCheck, 'since'>): LedgerCheck => ({ ...check, since: check.sql });

export const ledgerInvariants: readonly LedgerCheck[] = [
  bothWays({
    name: 'each entry has two sides of one member',
    reads: ['entry', 'book'],
    sql: `select e.member_id, 'entry ' || e.seq as detail from entry e
      left join book b on b.member_id = e.member_id
      left join public.slot f on f.number = e.from_slot
      left join public.slot t on t.number = e.to_slot
      where b.member_id is null or f.number is null or t.number is null or f.number = t.number or e.amount <= 0`,
  }),
  bothWays({
    name: 'each book sums to zero',
    reads: ['book'],
    sql: `select s.member_id, 'sum ' || coalesce(sum(s.balance)::text, 'unknown') as detail from (${stored}) s
      group by s.member_id having sum(s.balance) <> 0 or bool_or(s.balance is null)`,
  }),
  bothWays({
    name: 'no own account is below zero',
    reads: ['book'],
    sql: `select s.member_id, 'slot ' || s.slot || ' holds ' || s.balance as detail
      from (${stored}) s where s.slot >= 0 and s.balance < 0`,
  }),
  bothWays({
    name: 'no money is in an account without a name',
    reads: ['book'],
    sql: `select s.member_id, 'slot ' || s.slot || ' holds ' || s.balance as detail from (${stored}) s
      left join public.slot n on n.number = s.slot where n.number is null and s.balance <> 0`,
  }),
  bothWays({
    name: 'each stored balance is the sum of its entries',
    reads: ['book', 'entry'],
    sql: `select coalesce(s.member_id, p.member_id) as member_id,
        'slot ' || coalesce(s.slot, p.slot) || ' stores ' || coalesce(s.balance, 0) || ', entries give '
          || coalesce(p.total, 0) as detail
      from (${stored}) s
      full join (select member_id, slot, sum(amount) as total from (${sides} union all ${opening}) x
        group by member_id, slot) p on p.member_id = s.member_id and p.slot = s.slot
      where coalesce(s.balance, 0) <> coalesce(p.total, 0)`,
  }),
  bothWays({
    name: 'each balance after an entry follows from the one before',
    reads: ['entry'],
    sql: `select c.member_id, 'entry ' || c.seq || ' at slot ' || c.slot as detail from (
        select member_id, seq, slot, after,
          sum(amount) over (partition by member_id, slot order by seq) as total from (${sides} union all ${opening}) x) c
      where c.after <> c.total`,
  }),
  bothWays({
    name: 'entries are numbered without gaps',
    reads: ['book', 'entry'],
    sql: `select b.member_id, 'book says ' || b.seq || ', entries ' || coalesce(p.seq, 0) + coalesce(e.count, 0) as detail
      from book b
      left join proved p on p.member_id = b.member_id
      left join (select member_id, count(*) as count, max(seq) as last from entry group by member_id) e
        on e.member_id = b.member_id
      where b.seq <> coalesce(p.seq, 0) + coalesce(e.count, 0) or b.seq <> coalesce(e.last, p.seq, 0)`,
  }),
  bothWays({
    name: 'operation lines are numbered without gaps',
    reads: ['book', 'operation'],
    sql: `select b.member_id,
        'book says ' || b.operations || ', lines ' || coalesce(p.operations, 0) + coalesce(o.count, 0) as detail
      from book b
      left join proved p on p.member_id = b.member_id
      left join (select member_id, count(*) as count, max(number) as last from operation group by member_id) o
        on o.member_id = b.member_id
      where b.operations <> coalesce(p.operations, 0) + coalesce(o.count, 0)
        or b.operations <> coalesce(o.last, p.operations, 0)`,
  }),
  {
    name: 'each cause names an entry, and every correction has one',
    reads: ['entry', 'entry_cause'],
    sql: `select c.member_id, 'cause of no entry, key ' || c.key as detail from entry_cause c
      left join entry e on e.member_id = c.member_id and e.key = c.key where e.key is null
      union all
      select e.member_id, 'entry ' || e.seq || ' fixes nothing' from entry e
      left join entry_cause c on c.member_id = e.member_id and c.key = e.key where e.kind = 'fix' and c.key is null`,
    since: `select e.member_id, 'entry ' || e.seq || ' fixes nothing' as detail from entry e
      left join lateral (select c.key from entry_cause c where c.member_id = e.member_id and c.key = e.key limit 1) c on true
      where e.kind = 'fix' and c.key is null`,
  },
  {
    name: 'no key and no operation id occurs twice',
    reads: ['entry', 'operation', 'any_entry', 'any_operation'],
    sql: `select member_id, 'key ' || key as detail from entry group by member_id, key having count(*) > 1
      union all
      select member_id, 'operation ' || id from operation group by member_id, id having count(*) > 1`,
    since: `select e.member_id, 'key ' || e.key as detail from entry e
      cross join lateral (select from any_entry a
        where a.member_id = e.member_id and a.key = e.key and a.seq <> e.seq limit 1) a
      union all
      select o.member_id, 'operation ' || o.id from operation o
      cross join lateral (select from any_operation a
        where a.member_id = o.member_id and a.id = o.id and a.number <> o.number limit 1) a`,
  },
  {
    name: 'money held or in transit equals what open holds reserved',
    reads: ['book', 'entry', 'any_entry'],
    sql: `select s.member_id, n.name || ' holds ' || s.balance || ', open holds reserved ' || coalesce(h.total, 0) as detail
      from (${stored}) s
      join public.slot n on n.number = s.slot and (n.name = 'held' or n.name like 'transit:%')
      left join (
        select r.member_id, r.to_slot as slot, sum(r.amount) as total from entry r
        left join entry e on e.member_id = r.member_id
          and e.key = ${keyAtStep('r.key', 1)}
        where r.kind = 'reserve' and e.key is null group by r.member_id, r.to_slot
      ) h on h.member_id = s.member_id and h.slot = s.slot
      where s.balance <> coalesce(h.total, 0)`,
    // Held money equals what open holds reserved as long as only reserves enter and each end belongs to its reserve.
    since: `select e.member_id, 'entry ' || e.seq || ' at ' || n.name || ' is no part of a hold' as detail from entry e
      join public.slot n on n.number in (e.from_slot, e.to_slot) and (n.name = 'held' or n.name like 'transit:%')
      left join lateral (select a.kind, a.to_slot, a.amount from any_entry a where a.member_id = e.member_id
        and a.key = ${keyAtStep('e.key', 0)} limit 1) r on true
      where e.amount <> r.amount or r.kind is distinct from 'reserve' or r.to_slot <> n.number
        or right(e.key::text, 1) <> case n.number when e.to_slot then '0' else '1' end`,
  },
];
