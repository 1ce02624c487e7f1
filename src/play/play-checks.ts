import type { LedgerCheck } from '#ledger';

const day = `(e.created_at at time zone 'Asia/Bangkok')::date`;
const lastKept = `(select member_id, max(last_seq) as seq from play_day group by member_id)`;
const keptEntries = `from entry e join ${lastKept} l on l.member_id = e.member_id and e.seq <= l.seq
  join public.slot s on s.number = greatest(e.from_slot, e.to_slot)`;

// What is kept of play is the sum of the entries of play, to the satang.
export const playChecks: readonly LedgerCheck[] = [
  {
    name: 'play kept by day is the sum of its entries',
    reads: ['play_day', 'entry'],
    sql: `select coalesce(d.member_id, p.member_id) as member_id, coalesce(d.code, p.code) || ' ' || coalesce(d.day, p.day)
        || ' keeps ' || coalesce(d.net, 0) || ', entries give ' || coalesce(p.net, 0) as detail
      from play_day d full join (select e.member_id, ${day} as day, substr(s.name, 6) as code, min(e.seq) as first_seq,
          max(e.seq) as last_seq, sum(case when e.to_slot = s.number then e.amount else -e.amount end) as net
        ${keptEntries} where e.kind = 'play' group by 1, 2, 3) p
        on p.member_id = d.member_id and p.day = d.day and p.code = d.code
      where (d.net, d.first_seq, d.last_seq) is distinct from (p.net, p.first_seq, p.last_seq)`,
    since: `select e.member_id, 'play of entry ' || e.seq || ' is not kept' as detail ${keptEntries}
      left join play_day d on d.member_id = e.member_id and d.day = ${day} and s.name = 'game:' || d.code
        and e.seq between d.first_seq and d.last_seq
      where e.kind = 'play' and d.member_id is null`,
  },
];
