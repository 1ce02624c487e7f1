-- Bonuses and promotion codes on offer. Texts are of the operator, in every language. An offer never changes: it is made
-- by one person, published by another, and withdrawn.
create table reward_offer (
  code text primary key constraint reward_offer_code check (code ~ '^[A-Z0-9_-]{1,40}$'),
  kind text not null constraint reward_offer_kind check (kind in ('bonus', 'promotion')),
  currency text not null constraint reward_offer_currency check (currency in ('BAHT', 'LAK')),
  place integer not null,
  -- Of a bonus: within what time `max_received` counts. 0 is no limit.
  period text constraint reward_offer_period check (period in ('limit', 'day', 'week')),
  max_received integer not null constraint reward_offer_max_received check (max_received >= 0),
  -- Of a bonus: the percent of the deposit and the smallest deposit. `amount` is its maximum, or what a promotion pays.
  percent integer,
  minimum bigint,
  amount bigint not null constraint reward_offer_amount check (amount between 1 and 1000000000000),
  percent_success integer not null,
  percent_fail integer not null,
  -- How many may take it in all, and how many have. Null: no limit.
  quota bigint constraint reward_offer_quota check (quota > 0),
  taken bigint not null default 0,
  -- th, la and en.
  title jsonb not null,
  description jsonb not null,
  -- A list of { image, html: { th, la, en } }.
  banners jsonb not null,
  starts_at timestamptz,
  ends_at timestamptz,
  made_by text not null,
  made_at timestamptz not null,
  published_by text,
  published_at timestamptz,
  withdrawn_at timestamptz,
  constraint reward_offer_percents check (percent_fail between 0 and 99 and percent_success between 101 and 100000),
  constraint reward_offer_of_bonus check (case when kind = 'bonus'
    then period is not null and percent between 1 and 1000 and minimum between 1 and 1000000000000
    else num_nonnulls(period, percent, minimum) = 0 end),
  constraint reward_offer_within_quota check (taken >= 0 and (quota is null or taken <= quota)),
  constraint reward_offer_published check ((published_by is null) = (published_at is null)),
  constraint reward_offer_two_people check (published_by <> made_by)
);

grant select, insert, update (taken, published_by, published_at, withdrawn_at) on reward_offer to krapao_app;
