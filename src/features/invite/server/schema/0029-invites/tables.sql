-- What each friend of a member has lost, as last read from the friend's own book by a job; written under the lock of the
-- member who invited, like all of these. The friend is named by a column that an export leaves out.
create table invitation (
  member_id uuid not null,
  invited_person uuid not null,
  -- The number of the last entry in the friend's book when it was read.
  seq bigint not null,
  -- Deposits less withdrawals less the total balance; below zero after wins.
  lost bigint not null,
  -- The loss for which shares were paid: the sum of theirs.
  lost_paid bigint not null default 0,
  has_deposited boolean not null,
  read_at timestamptz not null,
  primary key (member_id, invited_person)
);

-- The wallet sums up what is due.
create index invitation_due on invitation (member_id) include (lost, lost_paid) where lost > lost_paid;

create table invite_payment (
  member_id uuid not null,
  -- Also the operation of its money, and its grant.
  payment_id uuid not null,
  -- In Bangkok.
  day date not null,
  percent integer not null constraint invite_payment_percent check (percent between 1 and 100),
  amount bigint not null constraint invite_payment_amount check (amount > 0),
  created_at timestamptz not null,
  primary key (member_id, payment_id),
  constraint invite_payment_once_a_day unique (member_id, day)
);

create table invite_share (
  member_id uuid not null,
  payment_id uuid not null,
  invited_person uuid not null,
  -- The friend's loss since the share before.
  lost bigint not null,
  percent integer not null,
  amount bigint not null constraint invite_share_amount check (amount > 0),
  created_at timestamptz not null,
  primary key (member_id, payment_id, invited_person),
  constraint invite_share_is_its_part check (amount = lost * percent / 100)
);

create index invite_share_newest on invite_share (member_id, created_at, payment_id, invited_person);

-- Up to when the job has read the books of invited members.
create table invite_reading (
  id boolean primary key default true constraint invite_reading_is_one check (id),
  read_until timestamptz not null
);

grant select, insert, update (seq, lost, lost_paid, has_deposited, read_at) on invitation to krapao_app;
grant select, insert on invite_payment, invite_share to krapao_app;
grant select, insert, update (read_until) on invite_reading to krapao_app;

insert into steering_setting (name) values ('inviteTerms');
