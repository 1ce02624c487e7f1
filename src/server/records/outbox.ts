import { randomUUIDv7 } from 'node:crypto';
import type { Sql } from '#database/database.ts';
import type { Forget } from '../jobs/sweep.ts';

// The topics of events. A feature adds its own in its feature.ts, so that an unknown topic does not compile.
export interface Topics {
  readonly balances: true;
  readonly profile: true;
}

// An event says what to read again, never amounts.
export interface OutboxEvent {
  readonly memberId: string;
  readonly topic: keyof Topics;
  readonly detail: Record<string, string>;
  readonly at: Date;
}

// Begins with the time, so that events are stored in the order they came.
const idAt = (at: Date, rest: string): string => {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}${rest}`;
};

const placeOfRest = 13;
const lowestRest = '-0000-0000-000000000000';

// Ids made before this time are lower.
export const lowestIdAt = (at: Date): string => idAt(at, lowestRest);

export const outboxJson = (event: OutboxEvent): Record<string, unknown> => ({
  member_id: event.memberId,
  outbox_id: idAt(event.at, randomUUIDv7().slice(placeOfRest)),
  topic: event.topic,
  event: event.detail,
  at: event.at,
});

// Events of one member, within a transaction of that member.
export const writeOutbox = async (sql: Sql, events: readonly OutboxEvent[]): Promise<void> => {
  const [first] = events;
  if (first === undefined) return;
  await sql.rows(`select write_outbox_of($1, $2)`, [first.memberId, JSON.stringify(events.map(outboxJson))]);
};

// Nothing relays events yet, and an event that says "read again" is useless a day later.
export const forgetEvents: Forget = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select member_id, outbox_id from outbox where outbox_id < $1 order by outbox_id limit $2)
       delete from outbox e using old where e.member_id = old.member_id and e.outbox_id = old.outbox_id
       returning e.outbox_id`,
      [lowestIdAt(before), most],
    )
  ).length;
