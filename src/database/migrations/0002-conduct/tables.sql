create table audit (
  member_id uuid not null,
  number bigint not null,
  id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('member', 'staff', 'system', 'visitor')),
  actor_id uuid,
  act text not null,
  object text not null,
  operation_id uuid,
  request_id text not null,
  address text not null,
  detail jsonb not null,
  hash bytea not null,
  primary key (member_id, number)
);

-- Rows are stored in order of arrival, see entry_recent.
create index audit_recent on audit using brin (at) with (autosummarize = on);

-- Indexes what staff and the system did with an object. Acts of members are many and nobody searches for them.
create index audit_object on audit (member_id, object) where actor_kind <> 'member';

create table audit_anchor (
  member_id uuid not null,
  number bigint not null,
  hash bytea not null,
  anchored_at timestamptz not null,
  primary key (member_id, number)
);

create index audit_anchor_age on audit_anchor (anchored_at);

-- An id begins with its time, so new rows go to the end of the only index, and the oldest are at its beginning.
create table outbox (
  member_id uuid not null,
  outbox_id uuid not null,
  topic text not null,
  detail jsonb not null,
  created_at timestamptz not null,
  relayed_at timestamptz,
  constraint outbox_age primary key (outbox_id, member_id)
);

-- `key` is a digest of the call and the caller's key, `fingerprint` a digest of the question: sixteen bytes each.
create table idempotency (
  member_id uuid not null,
  key uuid not null,
  fingerprint uuid not null,
  operation_id uuid not null,
  status integer,
  answer json,
  created_at timestamptz not null,
  primary key (member_id, key)
);

-- Keys whose answer is still stored.
create index idempotency_age on idempotency (created_at) where status is not null;

-- Stops payouts when an invariant fails.
create table brake (
  name text primary key,
  reason text not null,
  set_at timestamptz not null,
  released_at timestamptz
);

-- Progress of the proofs. For the round over all books: when it began, how many books it has proved and how many the
-- previous round had. For the proof of recent moves: when the last one began.
create table watch (
  name text primary key,
  proved_up_to uuid not null,
  recent_proved_at timestamptz not null,
  round_began_at timestamptz not null,
  round_books bigint not null default 0,
  last_round_books bigint not null default 0
);

-- Which process runs a job, and until when its lease lasts without renewal, by the clock of the database.
create table job_lease (
  name text primary key,
  holder uuid not null,
  until timestamptz not null
);

grant select, insert on audit, audit_anchor to krapao_app;
grant select, insert, update (relayed_at), delete on outbox to krapao_app;
grant select, insert, update (status, answer), delete on idempotency to krapao_app;
grant select, insert, update on brake, watch, job_lease to krapao_app;
