import { isSameOperation, keyAtStep } from '#database/entry-key.ts';
import type { LedgerCheck } from '#ledger';
import { totalChange } from './own-money-table.ts';

const isStepOf = `e.key = ${keyAtStep('g.grant_id', 0)}`;
const detail = (reported: string) => `g.member_id, ${reported} || ' of grant ' || g.grant_id as detail`;

// Deposits count from the entry that paid the grant to the last one before it ended, unless they are own money.
const deposits = `coalesce((select sum(d.amount) from entry d where d.member_id = g.member_id and d.kind = 'deposit'
  and d.seq <> all (g.own_entries) and d.seq > g.paid_seq and (g.ended_seq is null or d.seq <= g.ended_seq)), 0)`;
const paying = `coalesce((select d.amount from entry d where d.member_id = g.member_id and d.kind = 'deposit'
  and ${isSameOperation('d.key', 'g.paid_by')}), 0)`;

const baseDiffers = `${detail(`'base ' || g.base`)} from reward_grant g
  where g.paid_at is not null and g.base <> g.amount + ${paying} + ${deposits}`;

const moneyAt = `coalesce((select sum(${totalChange}) from entry e where e.member_id = g.member_id and e.seq <= g.paid_seq), 0)`;

const ownDiffers = `${detail(`'own money ' || g.own_before`)} from reward_grant g
  where g.own_before is not null and g.own_before <> case when g.paid_at is null then 0
    else ${moneyAt} - g.amount - ${paying} end`;

const ownEntriesDiffer = `select ${detail(`'entry ' || w.seq`)} from reward_grant g cross join unnest(g.own_entries) w (seq)
  where not exists (select from entry e where e.member_id = g.member_id and e.seq = w.seq and e.kind in ('play', 'deposit')
    and ${totalChange} > 0 and e.seq > g.paid_seq and (g.ended_seq is null or e.seq <= g.ended_seq))`;

// What must hold between grants and the books at every instant.
export const conditionChecks: readonly LedgerCheck[] = [
  {
    name: 'a grant that is paid has its entry, and one that is not has none',
    reads: ['reward_grant', 'entry'],
    sql: `select ${detail(`coalesce(e.amount::text, 'no') || ' paid, ' || coalesce(g.amount::text, 'no') || ' expected,'`)}
      from reward_grant g left join entry e on e.member_id = g.member_id and ${isStepOf}
      where g.amount is distinct from e.amount or e.kind::text <> g.type`,
    since: `select e.member_id, 'entry ' || e.seq || ' has no grant' as detail from entry e
      where e.kind in ('bonus', 'promotion') and not exists (select from reward_grant g
        where g.member_id = e.member_id and g.amount = e.amount and g.type = e.kind::text and ${isStepOf})`,
  },
  {
    name: 'the base of a condition is its amount and the deposits since',
    reads: ['reward_grant', 'entry'],
    sql: `select ${baseDiffers}`,
  },
  {
    name: 'the own money before a grant is what the books say without its money and its deposit',
    reads: ['reward_grant', 'entry'],
    sql: `select ${ownDiffers}`,
  },
  {
    name: 'what counts as own money is a win or a deposit since',
    reads: ['reward_grant', 'entry'],
    sql: ownEntriesDiffer,
  },
  {
    name: 'a condition that is met has its line in the statement',
    reads: ['reward_grant', 'operation'],
    sql: `select ${detail(`'no line'`)} from reward_grant g where (g.ended_as is not distinct from 'met') <> exists (
      select from operation o where o.member_id = g.member_id and o.id = g.finish_id and o.type = 'finish_bonus'
        and o.amount = g.amount)`,
  },
];
