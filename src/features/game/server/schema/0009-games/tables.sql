-- `transfers` grows when a transfer begins and when it ends: a balance read in between is not compared with the books.
create table game_account (
  member_id uuid not null,
  code text not null,
  username text not null,
  sealed_password bytea not null,
  is_active boolean not null default false,
  open_transfers integer not null default 0 constraint game_account_open check (open_transfers >= 0),
  transfers bigint not null default 0,
  -- The unit of the member's money at the game: the game's own at activation, updated while no money is there.
  unit_factor_numerator integer not null check (unit_factor_numerator > 0),
  unit_factor_denominator integer not null check (unit_factor_denominator > 0),
  -- When its balance is next read automatically, and how many transfers had begun and ended at the last reading.
  read_due_at timestamptz,
  read_transfers bigint not null default 0,
  password_changed_at timestamptz,
  created_at timestamptz not null,
  activated_at timestamptz,
  primary key (member_id, code)
);

create index game_account_read_due on game_account (code, read_due_at) where is_active;

create index game_account_moved on game_account (code, read_due_at) where is_active and transfers <> read_transfers;

create table game_username_claim (
  code text not null,
  username text not null,
  member_id uuid not null,
  primary key (code, username)
);

grant select, insert, update (sealed_password, is_active, open_transfers, transfers, unit_factor_numerator,
  unit_factor_denominator, read_due_at, read_transfers, password_changed_at, activated_at) on game_account to krapao_app;
grant select, insert on game_username_claim to krapao_app;

insert into steering_setting (name) values ('winLimits'), ('dayWinLimit');
