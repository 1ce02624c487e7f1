import type { Sql } from '#database/database.ts';

export interface SwitchTexts {
  readonly th: string;
  readonly la: string;
  readonly en: string;
}

// What staff set by hand: under maintenance, or closed to money while everything else goes on.
export interface ProviderSwitch {
  readonly lane: string;
  readonly state: 'MAINTENANCE' | 'CLOSED';
  readonly text: SwitchTexts;
  readonly until: Date | null;
  readonly setBy: string;
  readonly setByName: string;
  readonly setAt: Date;
}

export const listProviderSwitches = (sql: Sql): Promise<ProviderSwitch[]> =>
  sql.rows<ProviderSwitch>(
    `select lane, state, json_build_object('th', text_th, 'la', text_la, 'en', text_en) as text, until,
       set_by as "setBy", set_by_name as "setByName", set_at as "setAt" from provider_switch`,
  );

export const upsertProviderSwitch = async (sql: Sql, wanted: ProviderSwitch): Promise<void> => {
  const { lane, state, text, until, setBy, setByName, setAt } = wanted;
  await sql.rows(
    `insert into provider_switch (lane, state, text_th, text_la, text_en, until, set_by, set_by_name, set_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (lane) do update set state = excluded.state, text_th = excluded.text_th, text_la = excluded.text_la,
       text_en = excluded.text_en, until = excluded.until, set_by = excluded.set_by,
       set_by_name = excluded.set_by_name, set_at = excluded.set_at`,
    [lane, state, text.th, text.la, text.en, until, setBy, setByName, setAt],
  );
};

export const deleteProviderSwitch = async (sql: Sql, lane: string): Promise<void> => {
  await sql.rows('delete from provider_switch where lane = $1', [lane]);
};
