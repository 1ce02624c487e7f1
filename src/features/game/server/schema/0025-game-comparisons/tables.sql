-- The last comparison of a game with the books, one row per account: what explains the balance there, and since when.
create table game_comparison (
  member_id uuid not null,
  code text not null,
  kind text not null constraint game_comparison_kind
    check (kind in ('AGREES', 'PLAY', 'TRANSFER', 'HELD', 'UNCLEAR', 'SILENT', 'NO_PLAYER')),
  -- What the game said when it last answered; null if it never did.
  provider_amount bigint,
  booked_amount bigint not null,
  since timestamptz not null,
  compared_at timestamptz not null,
  answered_at timestamptz,
  -- Whether it was put before a person, as money that lay there unexplained for a day.
  is_raised boolean not null default false,
  primary key (member_id, code)
);

create index game_comparison_open on game_comparison (since)
  where kind in ('TRANSFER', 'HELD', 'UNCLEAR', 'SILENT', 'NO_PLAYER');

create index game_comparison_unraised on game_comparison (since) where kind in ('UNCLEAR', 'SILENT') and not is_raised;

create index game_comparison_money on game_comparison (compared_at) where booked_amount <> 0;

grant select, insert, update (kind, provider_amount, booked_amount, since, compared_at, answered_at, is_raised)
  on game_comparison to krapao_app;

-- When the member last moved money there, opened the game, or won or lost; null for before this was kept.
alter table game_account add column used_at timestamptz;

grant update (used_at) on game_account to krapao_app;
