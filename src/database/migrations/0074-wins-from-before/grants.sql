-- The games where the member had money when a grant was paid, and the entries of wins there that may be from before it, since
-- the books had not read the game since.
alter table reward_grant add column unread_games text[] not null default '{}';
alter table reward_grant add column wins_before bigint[] not null default '{}';

grant update (unread_games, wins_before) on reward_grant to krapao_app;
