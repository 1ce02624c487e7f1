-- Refunds that were received, and where the next one begins. Written once, under the member's lock.
create table refund (
  member_id uuid not null,
  -- Also the operation of its money, and its grant.
  refund_id uuid not null,
  -- In Bangkok.
  day date not null,
  lost bigint not null,
  percent integer not null constraint refund_percent check (percent between 1 and 100),
  amount bigint not null constraint refund_amount check (amount > 0),
  -- The book right after it: its last entry, the total balance, and deposits less withdrawals so far.
  seq bigint not null,
  total bigint not null,
  paid_in bigint not null,
  created_at timestamptz not null,
  primary key (member_id, refund_id),
  constraint refund_once_a_day unique (member_id, day),
  constraint refund_is_its_share check (amount = lost * percent / 100)
);

grant select, insert on refund to krapao_app;

insert into steering_setting (name) values ('refundTerms');
