-- When the balance of an account at a game was last confirmed. An answer to a question older than `read_at` is not booked.
create table balance_reading (
  member_id uuid not null,
  code text not null,
  read_at timestamptz,
  -- Since when the game has given no answer, and until when the last question may still be answered.
  late_since timestamptz,
  awaited_until timestamptz,
  primary key (member_id, code)
);

grant select, insert, update (read_at, late_since, awaited_until) on balance_reading to krapao_app;
