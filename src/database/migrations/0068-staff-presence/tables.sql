-- Who of the staff has an item open at this moment, such as `withdrawal <id>` or `chat <id>`, since when, and whether they
-- write in it.
create table staff_presence (
  object text not null,
  staff_id uuid not null,
  opened_at timestamptz not null,
  seen_at timestamptz not null,
  typed_at timestamptz,
  primary key (object, staff_id)
);
create index staff_presence_age on staff_presence (seen_at);

grant select, insert, update (opened_at, seen_at, typed_at), delete on staff_presence to krapao_app;
