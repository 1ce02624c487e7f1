create table game_transfer (
  member_id uuid not null,
  transfer_id uuid not null,
  code text not null,
  direction text not null constraint game_transfer_direction check (direction in ('in', 'out')),
  amount bigint not null constraint game_transfer_amount check (amount > 0),
  currency text not null,
  status text not null constraint game_transfer_status
    check (status in ('SENDING', 'UNKNOWN', 'REVIEW', 'CONFIRMED', 'RETURNED')),
  follows uuid,
  sendings integer not null default 1,
  inquiries integer not null default 0,
  first_sent_at timestamptz not null,
  last_sent_at timestamptz not null,
  last_answer text,
  due_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, transfer_id),
  constraint game_transfer_ended check ((ended_at is not null) = (status in ('CONFIRMED', 'RETURNED')))
);

create index game_transfer_due on game_transfer (code, (sendings > 0), due_at) where due_at is not null;

create index game_transfer_open on game_transfer (created_at, member_id) where ended_at is null;

grant select, insert, update (status, sendings, inquiries, first_sent_at, last_sent_at, last_answer, due_at, ended_at)
  on game_transfer to krapao_app;
