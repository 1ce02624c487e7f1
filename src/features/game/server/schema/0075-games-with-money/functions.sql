-- Makes the member's games due that have money, or money on its way, or a win that people decide about, and returns their codes.
create function make_games_due_of(member uuid, due_at timestamptz) returns text[]
language sql volatile security invoker set enable_seqscan = off as $$
  with made_due as (
    update public.game_account g set read_due_at = due_at
    where g.member_id = member and (g.open_transfers > 0
      or exists (select from public.account a
        where a.member_id = member and a.name = 'game:' || g.code and a.balance <> 0)
      or exists (select from public.held_play h
        where h.member_id = member and h.code = g.code and h.ended_at is null))
    returning g.code)
  select coalesce(array_agg(code order by code), '{}') from made_due
$$;

-- Whether another game with money of the member was not read since the last win (or the last loss) after the entry `since`, so that
-- the other side of a bet may be missing, or people still decide what was won or lost at one.
create function has_unread_game_of(member uuid, since bigint, after_win boolean) returns boolean
language sql stable security invoker set enable_seqscan = off as $$
  select exists (
    select from public.game_account g
    left join public.balance_reading r on r.member_id = member and r.code = g.code
    left join (select e.created_at as at, s.name from public.entry e
      join public.slot s on s.number = case when after_win then e.to_slot else e.from_slot end
      where e.member_id = member and e.seq > since and e.kind = 'play'
        and case when after_win then e.to_slot else e.from_slot end >= 0
      order by e.seq desc limit 1) last on true
    where g.member_id = member and g.is_active and (
      last.name <> 'game:' || g.code and (r.read_at is null or r.read_at < last.at) and (g.open_transfers > 0
        or exists (select from public.account a
          where a.member_id = member and a.name = 'game:' || g.code and a.balance <> 0))
      or exists (select from public.held_play h where h.member_id = member and h.code = g.code
        and h.ended_at is null and h.status in ('OPEN', 'SECOND'))))
$$;

-- When the game was last read before the win that is held; null if it never was, or the win was held before this was kept.
alter table held_play add column read_before timestamptz;
