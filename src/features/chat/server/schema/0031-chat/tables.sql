-- The talks of members and visitors with support. A member's talk is named by the member's id, a visitor's by the guest
-- id that the browser made up.
create table chat_conversation (
  conversation_id text primary key,
  member_id uuid,
  -- The browser of a visitor, as a digest of its secret id; null if it named none, then the guest id is the only secret.
  device text,
  -- The number of the newest message. Messages are numbered under this row's lock, so no number is left out.
  last_seq bigint not null,
  status text not null constraint chat_conversation_status check (status in ('OPEN', 'RESOLVED')),
  -- Since when the customer waits for an answer.
  waiting_since timestamptz,
  -- Up to which message the customer has read.
  read_seq bigint not null,
  created_at timestamptz not null,
  touched_at timestamptz not null,
  constraint chat_conversation_read check (read_seq <= last_seq),
  constraint chat_conversation_waiting check (waiting_since is null or status = 'OPEN')
);

create index chat_conversation_age on chat_conversation (touched_at);
create index chat_conversation_open on chat_conversation (waiting_since) where status = 'OPEN';
create index chat_conversation_member on chat_conversation (member_id) where member_id is not null;

create table chat_message (
  conversation_id text not null,
  seq bigint not null constraint chat_message_seq check (seq > 0),
  member_id uuid,
  -- The id that its sender gave it before the first try; a repeat is the same message.
  message_key text not null,
  sender text not null constraint chat_message_sender check (sender in ('customer', 'support')),
  -- Who of the staff wrote it.
  sent_by uuid,
  message jsonb not null,
  created_at timestamptz not null,
  primary key (conversation_id, seq),
  unique (conversation_id, message_key),
  constraint chat_message_by check ((sent_by is not null) = (sender = 'support'))
);

create index chat_message_age on chat_message (created_at);
create index chat_message_member on chat_message (member_id) where member_id is not null;

-- Pictures of talks, by the digest of the secret in their address. Without a line that shows it, a picture is removed an
-- hour after its upload.
create table chat_picture (
  picture bytea primary key,
  conversation_id text not null,
  member_id uuid,
  stored_at timestamptz not null,
  remove_at timestamptz not null
);

create index chat_picture_age on chat_picture (remove_at);
create index chat_picture_member on chat_picture (member_id) where member_id is not null;

grant select, insert, delete, update (last_seq, status, waiting_since, read_seq, touched_at) on chat_conversation
  to krapao_app;
-- A message that was written is never changed.
grant select, insert, delete on chat_message to krapao_app;
grant select, insert, delete, update (remove_at) on chat_picture to krapao_app;
