-- The member's games that a wanted common reading waits for: it was tried again, and they have not answered for minutes.
create function silent_games_of(member uuid, moment timestamptz)
returns table (code text, answered_at timestamptz, amount bigint)
language sql stable security invoker set enable_seqscan = off as $$
  select g.code, greatest(r.read_at, c.answered_at), coalesce(a.balance, 0)::bigint
  from public.game_account g
  join public.common_reading w on w.member_id = member and w.wanted_at is not null and w.tries > 2
  left join public.balance_reading r on r.member_id = member and r.code = g.code
  left join public.game_comparison c on c.member_id = member and c.code = g.code
  left join public.account a on a.member_id = member and a.name = 'game:' || g.code
  where g.member_id = member and g.code = any (public.games_to_read_of(member, moment))
    and coalesce(greatest(r.read_at, c.answered_at), '-infinity') < moment - interval '5 minutes'
  order by g.code
$$;
