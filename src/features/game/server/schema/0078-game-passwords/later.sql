create index concurrently game_account_password_due on game_account (code, password_due_at) where password_due_at is not null;
