-- Two people may decide that a game is gone for a member, so that rewards no longer wait for its answer. It holds until the game answers
-- or is used again.
alter table game_account add column gone_at timestamptz;
grant update (gone_at) on game_account to krapao_app;
create index game_account_gone on game_account (gone_at) where gone_at is not null;

alter table member_change add column game_code text;
alter table member_change drop constraint member_change_kind;
alter table member_change add constraint member_change_kind
  check (kind in ('ACCOUNT', 'PHONE', 'FREE_ACCOUNT', 'FREE_PHONE', 'ERASE', 'CONDITION', 'GAME_GONE'));
alter table member_change add constraint member_change_game check ((kind = 'GAME_GONE') = (game_code is not null));
grant insert (game_code) on member_change to krapao_app;
