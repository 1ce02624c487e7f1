-- The unit of the account when the transfer was sent: its game may be queried about it after the account has another one.
-- Null in older rows.
alter table game_transfer add column unit_factor_numerator integer check (unit_factor_numerator > 0),
  add column unit_factor_denominator integer check (unit_factor_denominator > 0);
