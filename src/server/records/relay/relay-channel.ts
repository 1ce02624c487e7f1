import type { Sql } from '#database/database.ts';
import type { Announced } from '../outbox.ts';

export const relayChannel = 'relay';

// PostgreSQL takes less than 8,000 bytes in one announcement.
const eachMost = 80;

const lineOf = ({ outboxId, memberId, topic }: Announced): string => `${outboxId} ${memberId} ${topic}`;

// Says to every process which events were committed. Nobody waits for it on disk: what a crash loses is found in the
// table.
export const notifyEvents = async (sql: Sql, events: readonly Announced[]): Promise<void> => {
  const lines = events.map(lineOf);
  const said = Array.from({ length: Math.ceil(lines.length / eachMost) }, (_, at) =>
    lines.slice(at * eachMost, (at + 1) * eachMost).join('\n'),
  );
  await sql.rows(
    `with quick as materialized (select set_config('synchronous_commit', 'off', true) as it)
     select pg_notify($1, said) from unnest($2::text[]) said, quick`,
    [relayChannel, said],
  );
};

export const eventsOf = (payload: string): Announced[] =>
  payload.split('\n').flatMap((line) => {
    const [outboxId, memberId, topic] = line.split(' ');
    return outboxId === undefined || memberId === undefined || topic === undefined
      ? []
      : [{ outboxId, memberId, topic }];
  });
