-- The functions that alone write books, entries and operation lines. A definer function reaches only what it names in
-- full. A new book starts with the counter accounts, wallet and held, all at zero.
create function open_book(member uuid, money text) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.book (member_id, currency, balances) values (member, money, '[-8:1]={0,0,0,0,0,0,0,0,0,0}')
    on conflict (member_id) do nothing;
  if found then return true; end if;
  perform 1 from public.book b where b.member_id = member and b.currency = money;
  if not found then raise exception 'LEDGER_OTHER_CURRENCY' using errcode = 'KR001'; end if;
  return false;
end $$;

create function lock_member(member uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform 1 from public.book b where b.member_id = member for no key update;
  if not found then raise exception 'LEDGER_NO_BOOK' using errcode = 'KR002'; end if;
end $$;

-- The list form, in the order of members, as in post_moves.
create function lock_members(members uuid[]) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
begin
  perform 1 from public.book b where b.member_id = any (members) order by b.member_id for no key update;
end $$;

create function open_operation(
  member uuid, operation uuid, line_type text, line_status text, line_from text, line_to text, line_amount bigint,
  line_source text, line_description text, line_note text, at timestamptz
) returns bigint
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  line_number bigint;
begin
  perform public.lock_member(member);
  select o.number into line_number from public.operation o where o.id = operation and o.member_id = member;
  if found then return line_number; end if;
  update public.book b set operations = b.operations + 1 where b.member_id = member
    returning b.operations into line_number;
  insert into public.operation (member_id, number, id, type, status, from_code, to_code, amount, source, description,
    note, created_at, ended_at)
  values (member, line_number, operation, line_type, line_status, line_from, line_to, line_amount, line_source,
    line_description, line_note, at, case when line_status <> 'PENDING' then at end);
  return line_number;
end $$;

-- Closes a line that no entry closes. False if it is already closed.
create function close_operation(member uuid, operation uuid, line_status text, line_note text, at timestamptz)
returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.lock_member(member);
  update public.operation o set status = line_status, note = coalesce(line_note, o.note), ended_at = at
    where o.member_id = member and o.id = operation and o.status = 'PENDING';
  return found;
end $$;

-- Members with an entry since the given time. Uses the index even when PostgreSQL has no statistics on the table yet.
create function members_since(instant timestamptz) returns table (member_id uuid)
language plpgsql stable parallel safe security invoker set search_path = pg_catalog, public, pg_temp
set enable_seqscan = off as $$
begin
  return query select distinct e.member_id from public.entry e where e.created_at >= instant order by e.member_id;
end $$;

revoke all on function open_book, lock_member, post_moves, open_operation, close_operation, post_with_records,
  members_since, post_move, lock_members, run_guards from public;
grant execute on function open_book, lock_member, post_moves, open_operation, close_operation, post_with_records,
  members_since, post_move, lock_members, run_guards to krapao_app;
grant select on slot, book, entry, entry_cause, operation, account, posting to krapao_app;
