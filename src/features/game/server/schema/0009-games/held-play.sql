-- A difference that a reading of a game shows and that is not believed: booked once staff accept it. It stays until
-- then, or until the provider no longer shows it; an account has at most one. One that two people have written off
-- stays as well, so that no later reading books it, but no longer keeps its member from being erased.
create table held_play (
  member_id uuid not null,
  held_id uuid not null,
  code text not null,
  currency text not null,
  amount bigint not null constraint held_play_amount check (amount <> 0),
  booked_amount bigint not null,
  reason text not null constraint held_play_reason check (reason in ('LIMIT', 'TRANSFER')),
  transfer_id uuid,
  status text not null constraint held_play_status check (status in ('OPEN', 'SECOND', 'REFUSED', 'TO_WRITE_OFF',
    'WRITTEN_OFF', 'ACCEPTED', 'GONE')),
  first_by uuid,
  first_person uuid,
  decided_by uuid,
  decided_person uuid,
  note text,
  noticed_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  -- Whether staff were told: a transfer that turned up stops the game's lane.
  is_raised boolean not null,
  primary key (member_id, held_id),
  constraint held_play_ended check ((ended_at is not null) = (status in ('ACCEPTED', 'GONE'))),
  constraint held_play_maker_is_not_checker check (first_person is null or decided_person is null
    or first_person <> decided_person),
  constraint held_play_written_off_by_two check (status <> 'WRITTEN_OFF'
    or first_person is not null and decided_person is not null)
);

create unique index held_play_standing on held_play (member_id, code) where ended_at is null;

create index held_play_open on held_play (noticed_at) where status in ('OPEN', 'SECOND', 'TO_WRITE_OFF');

create index held_play_untold on held_play (noticed_at) where not is_raised;

create index held_play_decided on held_play (seen_at) where status in ('REFUSED', 'WRITTEN_OFF', 'ACCEPTED', 'GONE');

grant select, insert, update (amount, booked_amount, reason, transfer_id, status, first_by, first_person, decided_by,
  decided_person, note, seen_at, ended_at, is_raised) on held_play to krapao_app;
