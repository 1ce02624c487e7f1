-- What a member won or lost at a game on a Bangkok day: the sum of the entries of play between two numbers of the book.
-- Entries never change, so a day that is over does not change either.
create table play_day (
  member_id uuid not null,
  day date not null,
  code text not null,
  -- Positive: won. Negative: lost.
  net bigint not null,
  first_seq bigint not null,
  last_seq bigint not null constraint play_day_seqs check (last_seq >= first_seq and first_seq > 0),
  primary key (member_id, day, code)
);

create unique index play_day_last on play_day (member_id, last_seq);

-- Adds the entries of play after the last one kept, so a repeat adds nothing and a gap is closed by the next call.
create function keep_play_of(member uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  kept_seq bigint;
begin
  perform public.lock_member(member);
  select max(d.last_seq) into kept_seq from public.play_day d where d.member_id = member;
  insert into public.play_day as kept (member_id, day, code, net, first_seq, last_seq)
  select member, (e.created_at at time zone 'Asia/Bangkok')::date, substr(s.name, 6),
    sum(case when e.to_slot = s.number then e.amount else -e.amount end), min(e.seq), max(e.seq)
  from public.entry e join public.slot s on s.number = greatest(e.from_slot, e.to_slot)
  where e.member_id = member and e.seq > coalesce(kept_seq, 0) and e.kind = 'play' group by 2, 3
  on conflict (member_id, day, code)
    do update set net = kept.net + excluded.net, last_seq = excluded.last_seq;
end $$;

revoke all on function keep_play_of from public;
grant execute on function keep_play_of to krapao_app;
grant select on play_day to krapao_app;

insert into play_day (member_id, day, code, net, first_seq, last_seq)
select e.member_id, (e.created_at at time zone 'Asia/Bangkok')::date, substr(s.name, 6),
  sum(case when e.to_slot = s.number then e.amount else -e.amount end), min(e.seq), max(e.seq)
from entry e join slot s on s.number = greatest(e.from_slot, e.to_slot) where e.kind = 'play' group by 1, 2, 3;
