-- Wrong passwords, one row per name they were tried for, newest first. Unknown names share a fixed number of rows.
create table login_failure (
  subject text primary key,
  failed_at timestamptz[] not null,
  failed_from text[] not null,
  -- Failures since the last right password, and those that no audit row reports yet.
  in_row integer not null,
  unreported integer not null,
  last_failed_at timestamptz not null
);

create index login_failure_age on login_failure (last_failed_at);

-- The devices and networks a person has logged in from.
create table login_place (
  owner_id uuid not null,
  place text not null,
  seen_at timestamptz not null,
  failures integer not null,
  primary key (owner_id, place)
);

create index login_place_age on login_place (seen_at);

grant select, insert, update, delete on login_failure, login_place to krapao_app;
