import type { Sql } from '#database/database.ts';
import type { Forget } from '../jobs/sweep.ts';

// An event says what to read again, never amounts.
export interface OutboxEvent {
  readonly memberId: string;
  readonly id: string;
  readonly topic: 'balances' | 'qr-paid' | 'withdrawal' | 'transfer' | 'profile' | 'session';
  readonly detail: Record<string, string>;
  readonly at: Date;
}

export const outboxJson = (event: OutboxEvent): Record<string, unknown> => ({
  member_id: event.memberId,
  outbox_id: event.id,
  topic: event.topic,
  detail: event.detail,
  created_at: event.at,
});

// Events of one member, within a transaction of that member.
export const writeOutbox = async (sql: Sql, events: readonly OutboxEvent[]): Promise<void> => {
  const [first] = events;
  if (first === undefined) return;
  await sql.rows(`select write_outbox_of($1, $2)`, [first.memberId, JSON.stringify(events.map(outboxJson))]);
};

// Nothing relays events yet, and one that says "read again" is worth nothing a day later.
export const forgetEvents: Forget = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select member_id, outbox_id from outbox where created_at < $1 order by created_at limit $2)
       delete from outbox e using old where e.member_id = old.member_id and e.outbox_id = old.outbox_id
       returning e.outbox_id`,
      [before, most],
    )
  ).length;
