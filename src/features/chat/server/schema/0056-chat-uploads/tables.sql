-- Files that are on their way to a talk in parts, so that a connection that breaks does not cost what has arrived.
create table chat_upload (
  -- The digest of the secret in the address that the file will have.
  picture bytea primary key,
  conversation_id text not null,
  member_id uuid,
  size bigint not null,
  received bigint not null,
  begun_at timestamptz not null,
  constraint chat_upload_received check (received between 0 and size)
);

create index chat_upload_age on chat_upload (begun_at);
create index chat_upload_talk on chat_upload (conversation_id);
create index chat_upload_member on chat_upload (member_id) where member_id is not null;

create table chat_upload_part (
  picture bytea not null,
  from_byte bigint not null,
  bytes bytea not null,
  primary key (picture, from_byte),
  constraint chat_upload_part_upload foreign key (picture) references chat_upload (picture) on delete cascade
);

grant select, insert, delete, update (received) on chat_upload to krapao_app;
grant select, insert, delete on chat_upload_part to krapao_app;
