-- The games where the member had money when a grant was paid, those of them that were not read since, and when the last of these
-- was read first. Until then a win may be money from before, also at another game: opposite bets move it there.
alter table reward_grant add column games_before text[] not null default '{}';
alter table reward_grant add column unread_games text[] not null default '{}';
alter table reward_grant add column read_through timestamptz;
-- Entries of play and deposits that count as own money: wins that may be from before, and deposits that came while only a reading
-- was missing for the end of the condition.
alter table reward_grant add column own_entries bigint[] not null default '{}';

grant update (games_before, unread_games, read_through, own_entries) on reward_grant to krapao_app;
