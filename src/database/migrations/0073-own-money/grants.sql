-- What a member had besides, at the moment a grant was paid; 0 while it waits. Null: accepted before this was kept, so
-- that its condition compares the whole total balance, as its terms said.
alter table reward_grant add column own_before bigint constraint reward_grant_own_before check (own_before >= 0);

grant update (own_before) on reward_grant to krapao_app;
