-- Rounds as providers list them, for two months. A round that is listed again replaces its figures and keeps its day.
create table play_round (
  member_id uuid not null,
  code text not null,
  round_id text not null,
  -- The Bangkok day on which it ended.
  day date not null,
  -- Hundredths of the member's currency.
  stake bigint not null constraint play_round_stake check (stake >= 0),
  won bigint not null constraint play_round_won check (won >= 0),
  placed_at timestamptz not null,
  settled_at timestamptz not null,
  primary key (member_id, code, round_id)
);

create index play_round_settled on play_round (member_id, code, settled_at);

create index play_round_age on play_round (settled_at);

-- The sum of a member's rounds at a game on a Bangkok day. What the books say of the same day is in play_day.
create table play_result (
  member_id uuid not null,
  day date not null,
  code text not null,
  rounds integer not null,
  stake bigint not null,
  won bigint not null,
  primary key (member_id, day, code)
);

-- How far the list of each game and currency was read.
create table round_feed (
  code text not null,
  currency text not null,
  -- Where the next page begins, in the provider's own terms; null before the first.
  place text,
  -- No round that ended between these two times is missing.
  covered_from timestamptz not null,
  pulled_at timestamptz,
  tried_at timestamptz not null,
  failed_since timestamptz,
  primary key (code, currency)
);

grant select, insert, update (stake, won), delete on play_round to krapao_app;
grant select, insert, update (rounds, stake, won) on play_result to krapao_app;
grant select, insert, update (place, covered_from, pulled_at, tried_at, failed_since) on round_feed to krapao_app;
