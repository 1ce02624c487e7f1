-- When the games of a member where money may lie were last read together, so that no side of a bet against oneself is missing from
-- the entries up to through_seq; and when they are read so next.
create table common_reading (
  member_id uuid primary key,
  through_seq bigint not null default 0,
  -- A reading asked for from then on is wanted; null if none is.
  wanted_at timestamptz,
  due_at timestamptz,
  tries integer not null default 0,
  constraint common_reading_due check ((wanted_at is null) = (due_at is null))
);

create index common_reading_due on common_reading (due_at) where due_at is not null;

grant select, insert, update (through_seq, wanted_at, due_at, tries) on common_reading to krapao_app;

-- Rewards that were paid before wait for their first reading too.
insert into common_reading (member_id, wanted_at, due_at)
select distinct member_id, now(), now() from reward_grant where ended_at is null and unread_games <> '{}';
