-- The prize wheel. A coin is earned by a deposit and spent by a spin, both in the transaction of their cause.
create table spin_player (
  member_id uuid primary key,
  earned bigint not null default 0,
  spent bigint not null default 0,
  constraint spin_player_coins check (0 <= spent and spent <= earned)
);

create table spin_coin (
  member_id uuid not null,
  -- Of the deposit.
  operation_id uuid not null,
  coins bigint not null constraint spin_coin_coins check (coins > 0),
  earned_at timestamptz not null,
  primary key (member_id, operation_id)
);

-- Each wheel that was ever offered, as the text that its hash and its odds come from. It never changes.
create table spin_wheel (
  wheel_hash text primary key,
  wheel text not null,
  created_at timestamptz not null
);

-- The seeds that draw for a member, one after the other. The commitment is shown before the first spin; the seed is
-- sealed until it is revealed, and draws nothing afterwards.
create table spin_seed (
  member_id uuid not null,
  epoch integer not null constraint spin_seed_epoch check (epoch > 0),
  wheel_hash text not null,
  commitment text not null,
  sealed_seed bytea,
  revealed_seed text,
  spins integer not null default 0 constraint spin_seed_spins check (spins between 0 and 1000),
  started_at timestamptz not null,
  revealed_at timestamptz,
  primary key (member_id, epoch),
  constraint spin_seed_revealed check (
    (revealed_at is null) = (revealed_seed is null) and (revealed_at is null) = (sealed_seed is not null))
);

create unique index spin_seed_one_open on spin_seed (member_id) where revealed_at is null;

create table spin (
  member_id uuid not null,
  spin_id uuid not null,
  epoch integer not null,
  -- Counts the spins of the seed from 1, without a gap.
  nonce integer not null constraint spin_nonce check (nonce between 1 and 1000),
  -- The member's own number; empty without one.
  client_seed text not null,
  slice_code text not null,
  spun_at timestamptz not null,
  primary key (member_id, spin_id),
  constraint spin_once unique (member_id, epoch, nonce)
);

-- What a spin won, by its wheel. Its id is the spin's.
create table spin_coupon (
  member_id uuid not null,
  coupon_id uuid not null,
  wheel_hash text not null,
  slice_code text not null,
  amount bigint not null constraint spin_coupon_amount check (amount >= 0),
  currency text not null constraint spin_coupon_currency check (currency in ('BAHT', 'LAK')),
  won_at timestamptz not null,
  ends_at timestamptz not null,
  claimed_at timestamptz,
  claim_id uuid,
  primary key (member_id, coupon_id),
  constraint spin_coupon_claimed check ((claimed_at is null) = (claim_id is null) and (claimed_at is null or amount > 0))
);

create index spin_coupon_waiting on spin_coupon (member_id, coupon_id) where claimed_at is null;

grant select, insert, update (earned, spent) on spin_player to krapao_app;
grant select, insert on spin_coin, spin_wheel, spin to krapao_app;
grant select, insert, update (sealed_seed, revealed_seed, spins, revealed_at) on spin_seed to krapao_app;
grant select, insert, update (claimed_at, claim_id) on spin_coupon to krapao_app;

insert into steering_setting (name) values ('spinWheel'), ('spinCoin');
