-- The member's games that are gone: people decided so, and they were not used since. One with money on its way is not.
create function gone_games_of(member uuid) returns text[]
language sql stable security invoker set enable_seqscan = off as $$
  select coalesce(array_agg(g.code order by g.code), '{}') from public.game_account g
  where g.member_id = member and g.is_active and g.open_transfers = 0 and g.gone_at is not null
    and (g.used_at is null or g.used_at < g.gone_at)
$$;

-- The member's games where money may lie, without those that are gone: some is booked there or on its way, a win is held, or it was moved
-- there and the game used in the last three days, so that a stake that was read as lost may be on an open round.
create or replace function games_to_read_of(member uuid, moment timestamptz) returns text[]
language sql stable security invoker set enable_seqscan = off as $$
  select coalesce(array_agg(g.code order by g.code), '{}') from public.game_account g
  where g.member_id = member and g.is_active and (g.open_transfers > 0
    or (g.gone_at is null or g.used_at >= g.gone_at) and (g.transfers > 0 and g.used_at > moment - interval '3 days'
      or exists (select from public.account a
        where a.member_id = member and a.name = 'game:' || g.code and a.balance <> 0)
      or exists (select from public.held_play h
        where h.member_id = member and h.code = g.code and h.ended_at is null)))
$$;

-- Makes the member's games due where money may lie, to be read together, and returns their codes. Those that are gone are among them: they
-- need not answer, but what was won there before is from before.
create or replace function make_games_due_of(member uuid, due_at timestamptz) returns text[]
language plpgsql volatile security invoker set enable_seqscan = off as $$
declare
  codes text[] := public.games_to_read_of($1, $2) || public.gone_games_of($1);
begin
  if codes <> '{}' then
    insert into public.common_reading as r (member_id, wanted_at, due_at) values ($1, $2, $2)
    on conflict (member_id) do update set wanted_at = excluded.wanted_at, due_at = coalesce(r.due_at, excluded.due_at);
  end if;
  return codes;
end $$;

-- The member's games that a wanted common reading waits for: it was tried again, and they have not answered for minutes. And those that
-- are gone, with gone_at.
create function silent_games_of(member uuid, moment timestamptz)
returns table (code text, answered_at timestamptz, amount bigint, gone_at timestamptz)
language sql stable security invoker set enable_seqscan = off as $$
  select g.code, greatest(r.read_at, c.answered_at), coalesce(a.balance, 0)::bigint,
    case when g.code = any (public.gone_games_of(member)) then g.gone_at end
  from public.game_account g
  left join public.common_reading w on w.member_id = member
  left join public.balance_reading r on r.member_id = member and r.code = g.code
  left join public.game_comparison c on c.member_id = member and c.code = g.code
  left join public.account a on a.member_id = member and a.name = 'game:' || g.code
  where g.member_id = member and (g.code = any (public.gone_games_of(member))
    or g.code = any (public.games_to_read_of(member, moment)) and w.wanted_at is not null and w.tries > 2
      and coalesce(greatest(r.read_at, c.answered_at), '-infinity') < moment - interval '5 minutes')
  order by g.code
$$;

-- Two people decided that the game `gone` is gone. False if nothing waits for it.
create function end_waiting_for_game_of(member uuid, gone text, moment timestamptz) returns boolean
language plpgsql volatile security invoker set enable_seqscan = off as $$
begin
  update public.game_account g set gone_at = moment
  where g.member_id = member and g.code = gone
    and exists (select from public.silent_games_of(member, moment) s where s.code = gone and s.gone_at is null);
  return found;
end $$;
