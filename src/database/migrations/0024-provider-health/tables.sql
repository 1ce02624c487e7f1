-- The last answers of each provider, as one process counted them; each process replaces its own row.
create table provider_reading (
  lane text not null,
  process_id uuid not null,
  figures jsonb not null,
  read_at timestamptz not null,
  primary key (lane, process_id)
);

create index provider_reading_age on provider_reading (read_at);

-- What all processes together conclude. No row: fine, and never asked.
create table provider_health (
  lane text primary key,
  state text not null constraint provider_health_state check (state in ('FINE', 'SLOW', 'MAINTENANCE')),
  since timestamptz not null,
  well_at timestamptz
);

-- What staff set by hand, with the text that members read; null `until`: until staff change it.
create table provider_switch (
  lane text primary key,
  state text not null constraint provider_switch_state check (state in ('MAINTENANCE', 'CLOSED')),
  text_th text not null,
  text_la text not null,
  text_en text not null,
  until timestamptz,
  set_by uuid not null,
  set_by_name text not null,
  set_at timestamptz not null
);

grant select, insert, update (figures, read_at), delete on provider_reading to krapao_app;
grant select, insert, update (state, since, well_at) on provider_health to krapao_app;
grant select, insert, update (state, text_th, text_la, text_en, until, set_by, set_by_name, set_at), delete
  on provider_switch to krapao_app;
