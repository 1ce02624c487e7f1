-- Only digests of tokens are kept. Ended and expired sessions stay a while, to name the reason.
create table session (
  member_id uuid not null,
  token_hash bytea not null,
  session_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text constraint session_ended_because check (ended_because in ('logout', 'password', 'staff')),
  primary key (member_id, token_hash),
  constraint session_ended check ((ended_at is null) = (ended_because is null))
);

create index session_age on session (expires_at);

grant select, insert, update (ended_at, ended_because), delete on session to krapao_app;
