-- Payouts that were paid and that the bank returned, each once. The withdrawal stays paid; operation_id gave it back.
create table payout_return (
  member_id uuid not null,
  withdrawal_id uuid not null,
  operation_id uuid not null,
  -- The operation that kept the bank's line in suspense.
  suspense_id uuid not null,
  amount bigint not null constraint payout_return_amount check (amount > 0),
  returned_at timestamptz not null,
  primary key (member_id, withdrawal_id),
  constraint payout_return_operation unique (member_id, operation_id)
);

grant select, insert on payout_return to krapao_app;
