-- Who of the staff answers a talk, and since when nothing was done in it. While the customer waits, the talk returns to all
-- after some minutes.
alter table chat_conversation add column claimed_by uuid;
alter table chat_conversation add column claimed_at timestamptz;
-- The language in which the customer reads our app.
alter table chat_conversation add column language text
  constraint chat_conversation_language check (language in ('th', 'lo', 'en'));
alter table chat_conversation add constraint chat_conversation_claimed
  check ((claimed_by is null) = (claimed_at is null));
grant update (claimed_by, claimed_at, language) on chat_conversation to krapao_app;

-- What staff write to each other about a talk. Nothing that answers a customer reads this table.
create table chat_note (
  note_id uuid primary key,
  conversation_id text not null,
  member_id uuid,
  text text not null,
  written_by uuid not null,
  created_at timestamptz not null
);
create index chat_note_age on chat_note (created_at);
create index chat_note_talk on chat_note (conversation_id, created_at);
create index chat_note_member on chat_note (member_id) where member_id is not null;

-- Who of the staff has a talk open, or writes in it, at this moment.
create table chat_presence (
  conversation_id text not null,
  staff_id uuid not null,
  seen_at timestamptz not null,
  typed_at timestamptz,
  primary key (conversation_id, staff_id)
);
create index chat_presence_age on chat_presence (seen_at);

-- Answers that are written once, in the three languages.
create table chat_reply (
  reply_id uuid primary key,
  shortcut text not null unique,
  texts jsonb not null,
  changed_by uuid not null,
  changed_at timestamptz not null
);

-- How a customer found the help, by the line that asked: 1 bad, 2 fair, 3 good.
create table chat_rating (
  conversation_id text not null,
  seq bigint not null,
  member_id uuid,
  staff_id uuid not null,
  score smallint not null constraint chat_rating_score check (score between 1 and 3),
  created_at timestamptz not null,
  primary key (conversation_id, seq)
);
create index chat_rating_age on chat_rating (created_at);
create index chat_rating_member on chat_rating (member_id) where member_id is not null;

-- Notes and ratings are never changed.
grant select, insert, delete on chat_note, chat_rating to krapao_app;
grant select, insert, update, delete on chat_presence, chat_reply to krapao_app;
