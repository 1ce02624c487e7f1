import type { Sql } from '#database/database.ts';
import type { BreakerState } from '../lane-breaker.ts';
import type { AnswerFigures } from './answer-window.ts';
import type { HealthState } from './judge-health.ts';

export interface ReadFigures extends AnswerFigures {
  readonly breaker: BreakerState;
}

export interface ProviderReading {
  readonly lane: string;
  readonly processId: string;
  readonly figures: ReadFigures;
  readonly readAt: Date;
}

// One statement for all lanes of a process.
export const upsertProviderReadings = async (
  sql: Sql,
  read: { processId: string; at: Date; lanes: readonly { lane: string; figures: ReadFigures }[] },
): Promise<void> => {
  await sql.rows(
    `insert into provider_reading (lane, process_id, figures, read_at)
     select lane, $1, figures, $2 from unnest($3::text[], $4::jsonb[]) as given (lane, figures)
     on conflict (lane, process_id) do update set figures = excluded.figures, read_at = excluded.read_at`,
    [
      read.processId,
      read.at,
      read.lanes.map(({ lane }) => lane),
      read.lanes.map(({ figures }) => JSON.stringify(figures)),
    ],
  );
};

export const listProviderReadings = (sql: Sql): Promise<ProviderReading[]> =>
  sql.rows<ProviderReading>(
    `select lane, process_id as "processId", figures, read_at as "readAt" from provider_reading`,
  );

export const deleteOldReadings = async (sql: Sql, before: Date, most: number): Promise<number> =>
  (
    await sql.rows(
      `delete from provider_reading where (lane, process_id) in
         (select lane, process_id from provider_reading where read_at < $1 order by read_at limit $2) returning lane`,
      [before, most],
    )
  ).length;

export interface ProviderHealth {
  readonly lane: string;
  readonly state: HealthState;
  readonly since: Date;
  readonly wellAt: Date | null;
}

export const listProviderHealth = (sql: Sql): Promise<ProviderHealth[]> =>
  sql.rows<ProviderHealth>(`select lane, state, since, well_at as "wellAt" from provider_health`);

export const upsertProviderHealth = async (sql: Sql, health: ProviderHealth): Promise<void> => {
  await sql.rows(
    `insert into provider_health (lane, state, since, well_at) values ($1, $2, $3, $4)
     on conflict (lane) do update set state = excluded.state, since = excluded.since, well_at = excluded.well_at`,
    [health.lane, health.state, health.since, health.wellAt],
  );
};
