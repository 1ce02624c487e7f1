-- What an account of ours may receive in a day, and whether its bank has frozen money on it. No row: active, without cap.
create table account_health (
  account_id uuid primary key,
  state text not null check (state in ('ACTIVE', 'FROZEN')),
  -- The sum of receipts of one Bangkok day from which on the account is no longer offered; null for none.
  daily_cap bigint check (daily_cap > 0),
  -- The case of the bank or the police, the sum that cannot be moved, and when to check again.
  case_no text,
  frozen_amount bigint check (frozen_amount >= 0),
  check_at timestamptz,
  frozen_at timestamptz,
  constraint account_health_frozen check ((state = 'FROZEN') = (case_no is not null)
    and (state = 'FROZEN') = (frozen_amount is not null) and (state = 'FROZEN') = (check_at is not null)
    and (state = 'FROZEN') = (frozen_at is not null))
);

grant select on account_health to krapao_app;
