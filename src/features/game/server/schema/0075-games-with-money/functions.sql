-- Makes the member's games due that have money, or money on its way, and returns their codes.
create function make_games_due_of(member uuid, due_at timestamptz) returns text[]
language sql volatile security invoker set enable_seqscan = off as $$
  with made_due as (
    update public.game_account g set read_due_at = due_at
    where g.member_id = member and (g.open_transfers > 0 or exists (
      select from public.account a where a.member_id = member and a.name = 'game:' || g.code and a.balance <> 0))
    returning g.code)
  select coalesce(array_agg(code order by code), '{}') from made_due
$$;
