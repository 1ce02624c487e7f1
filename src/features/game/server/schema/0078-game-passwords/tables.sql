-- An account is to get a new password, since somebody else may have seen the present one. The new one is stored before it is sent, so
-- that each try sends the same; it replaces the present one once the game has set it.
alter table game_account add column next_password bytea;
-- When it is sent next; null if none is due.
alter table game_account add column password_due_at timestamptz;
-- Since when the change may no longer be given up: it was asked for by more than its member, or may have reached the game.
alter table game_account add column password_wanted_at timestamptz;
alter table game_account add column password_tries integer not null default 0;
-- A request with this password ended without an outcome: until then it may still reach the game, after one with another password.
alter table game_account add column late_password bytea;
alter table game_account add column late_until timestamptz;
grant update (next_password, password_due_at, password_wanted_at, password_tries, late_password, late_until) on game_account
  to krapao_app;
