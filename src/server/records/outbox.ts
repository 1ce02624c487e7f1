import { randomUUIDv7 } from 'node:crypto';
import type { Sql } from '#database/database.ts';
import type { MoveRecord } from '#ledger';
import type { DeleteOld } from '../jobs/sweep.ts';

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

export const timeOfId = (id: string): number => parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

// No row says whether it was relayed: every process announces what it commits and finds the rest by time. `relayed_at` stays empty, a
// column of a frozen migration.
export const outboxJson = (event: OutboxEvent) => ({
  member_id: event.memberId,
  outbox_id: idAt(event.at, randomUUIDv7().slice(placeOfRest)),
  topic: event.topic,
  event: event.detail,
  at: event.at,
});

// An event as it is relayed: what changed for whom.
export interface Announced {
  readonly outboxId: string;
  readonly memberId: string;
  readonly topic: string;
}

export const announcedOf = (row: ReturnType<typeof outboxJson>): Announced => ({
  outboxId: row.outbox_id,
  memberId: row.member_id,
  topic: row.topic,
});

export const outboxRecord = (row: ReturnType<typeof outboxJson>): MoveRecord => ({ writer: 'write_outbox', row });

// What changed for some members since a time.
export const listEventsOf = (sql: Sql, memberIds: readonly string[], since: Date): Promise<Announced[]> =>
  sql.rows<Announced>(
    `select outbox_id as "outboxId", member_id as "memberId", topic from outbox
     where outbox_id >= $1 and member_id = any ($2::uuid[])`,
    [lowestIdAt(since), memberIds],
  );

// An event that says "read again" is useless a day later.
export const deleteOldEvents: DeleteOld = async (sql, before, most) =>
  (
    await sql.rows(
      `with old as (select member_id, outbox_id from outbox where outbox_id < $1 order by outbox_id limit $2)
       delete from outbox e using old where e.member_id = old.member_id and e.outbox_id = old.outbox_id
       returning e.outbox_id`,
      [lowestIdAt(before), most],
    )
  ).length;
