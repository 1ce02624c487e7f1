create table staff (
  staff_id uuid primary key,
  -- Two logins of one person share it.
  person_id uuid not null,
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

create index staff_session_age on staff_session (expires_at);

-- Proves that the password was right a moment ago; waits for the second factor, or for a passkey to be made.
create table staff_ticket (
  staff_id uuid not null,
  token_hash bytea not null,
  purpose text not null check (purpose in ('login', 'passkey')),
  expires_at timestamptz not null,
  -- The challenge for a passkey; the first try removes it.
  challenge text,
  challenge_until timestamptz,
  primary key (staff_id, token_hash)
);

-- The sealed secret of an authenticator app. A time step at or before the last one no longer works.
create table staff_authenticator (
  staff_id uuid primary key,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table staff_recovery_code (
  staff_id uuid not null,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

-- The public half of a key in a person's device. Its count of uses only grows, unless the device has no counter.
create table staff_passkey (
  passkey_id uuid primary key,
  staff_id uuid not null,
  credential_id text not null unique,
  name text not null,
  public_key bytea not null,
  uses bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);

create index staff_passkey_staff on staff_passkey (staff_id);

grant select, insert, update (suspended_at, password_hash) on staff to krapao_app;
grant select, insert, delete on staff_ticket, staff_recovery_code, staff_passkey to krapao_app;
grant update (challenge, challenge_until) on staff_ticket to krapao_app;
grant update (uses, used_at) on staff_passkey to krapao_app;
grant select, insert, update, delete on staff_authenticator to krapao_app;
grant select, insert, update (seen_at, ended_at), delete on staff_session to krapao_app;
