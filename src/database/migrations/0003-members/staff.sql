create table staff (
  staff_id uuid primary key,
  name text not null unique,
  role text not null,
  password_hash text not null,
  created_at timestamptz not null,
  suspended_at timestamptz
);

create table staff_session (
  staff_id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (staff_id, token_hash)
);

grant select, insert, update (suspended_at) on staff to krapao_app;
grant select, insert, update (seen_at, ended_at), delete on staff_session to krapao_app;
