-- The member's games where money may lie: some is booked there or on its way, a win is held, or it was moved there and the game used in
-- the last three days, so that a stake that was read as lost may be on an open round.
create function games_to_read_of(member uuid, moment timestamptz) returns text[]
language sql stable security invoker set enable_seqscan = off as $$
  select coalesce(array_agg(g.code order by g.code), '{}') from public.game_account g
  where g.member_id = member and g.is_active and (g.open_transfers > 0 or g.transfers > 0 and g.used_at > moment - interval '3 days'
    or exists (select from public.account a
      where a.member_id = member and a.name = 'game:' || g.code and a.balance <> 0)
    or exists (select from public.held_play h
      where h.member_id = member and h.code = g.code and h.ended_at is null))
$$;

-- Makes the member's games due where money may lie, to be read together, and returns their codes.
create or replace function make_games_due_of(member uuid, due_at timestamptz) returns text[]
language plpgsql volatile security invoker set enable_seqscan = off as $$
declare
  codes text[] := public.games_to_read_of($1, $2);
begin
  if codes <> '{}' then
    insert into public.common_reading as r (member_id, wanted_at, due_at) values ($1, $2, $2)
    on conflict (member_id) do update set wanted_at = excluded.wanted_at, due_at = coalesce(r.due_at, excluded.due_at);
  end if;
  return codes;
end $$;

-- Whether what was won (or lost) after the entry `since` may hide a loss (or a win) elsewhere: the member's games were not read together
-- after it, or people decide about a win.
create function has_unread_play_of(member uuid, since bigint, after_win boolean, moment timestamptz) returns boolean
language sql stable security invoker set enable_seqscan = off as $$
  select exists (select from public.held_play h join public.game_account g on g.member_id = member and g.code = h.code
      where h.member_id = member and h.ended_at is null and h.status in ('OPEN', 'SECOND') and g.is_active)
    or exists (select from public.entry e where e.member_id = member and e.kind = 'play'
      and e.seq > greatest(since, (select r.through_seq from public.common_reading r where r.member_id = member))
      and case when after_win then e.to_slot else e.from_slot end >= 0)
    and public.games_to_read_of(member, moment) <> '{}'
$$;

-- Keeps that the games `codes` were read together, asked for at `asked`, and that what was found is booked. False if others were to be read
-- too: those where money may lie, and if it is `alone`, the reading of one game at any moment, also those that had some at any time.
create function finish_common_reading_of(member uuid, codes text[], asked timestamptz, moment timestamptz, alone boolean) returns boolean
language plpgsql volatile security invoker set enable_seqscan = off as $$
begin
  if not public.games_to_read_of(member, moment) <@ codes
    or alone and exists (select from public.game_account g where g.member_id = member and g.is_active and g.transfers > 0 and g.code <> all (codes))
  then
    return false;
  end if;
  insert into public.common_reading as r (member_id, through_seq)
    select member, b.seq from public.book b where b.member_id = member
  on conflict (member_id) do update set through_seq = excluded.through_seq, tries = 0,
    wanted_at = case when r.wanted_at > asked then r.wanted_at end,
    due_at = case when r.wanted_at > asked then moment end;
  return true;
end $$;
