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

-- Asks guards which rows they refuse. A guard is a function guard_<name>(rows json) that answers (place, code) for
-- each; rows carry the place of their move as "index". The caller holds the members' locks, and since this function is
-- volatile, each guard sees the current rows. If several guards refuse a move, the first by name answers.
create function run_guards(guards json, moves int, out refused boolean[], out codes text[])
language plpgsql volatile security invoker set search_path = pg_catalog, public, pg_temp as $$
declare
  guard record;
  refusal record;
begin
  refused := array_fill(false, array[moves]);
  codes := array_fill(null::text, array[moves]);
  for guard in select r.key as name, r.value as rows from json_each(guards) r order by r.key loop
    for refusal in
      execute format('select g.place, g.code from public.%I($1) g', 'guard_' || guard.name) using guard.rows
    loop
      refused[refusal.place] := true;
      codes[refusal.place] := coalesce(codes[refusal.place], refusal.code);
    end loop;
  end loop;
end $$;

-- Posts moves and writes the records of the posted ones, in one statement that is the whole transaction. `records`
-- holds rows by writer, a function write_<name>(rows), each with the place of its move as "index"; `guards` has the
-- same form and is checked under the locks: a refused move writes nothing, the others go on. Runs with the caller's
-- rights: features write their own tables, only post_moves writes the ledger's.
create function post_with_records(
  members uuid[], keys uuid[], causes uuid[], amounts bigint[], from_slots smallint[], to_slots smallint[],
  kinds public.entry_kind[], instants timestamptz[], opening boolean[], opened jsonb, closed jsonb, records json,
  guards json, out statuses smallint[], out seqs bigint[], out codes text[]
) language plpgsql volatile security invoker set search_path = pg_catalog, public, pg_temp as $$
declare
  writer record;
  posted json;
  refused boolean[] := '{}';
begin
  if guards is not null then
    perform public.lock_members(members);
    select g.refused, g.codes into refused, codes from public.run_guards(guards, cardinality(members)) g;
  end if;
  select p.statuses, p.seqs into statuses, seqs from public.post_moves(
    members, keys, causes, amounts, from_slots, to_slots, kinds, instants, opening, opened, closed, refused) p;
  for writer in select r.key as name, r.value as rows from json_each(records) r loop
    if 0 = all (statuses) then
      posted := writer.rows;
    else
      select json_agg(r.value) into posted from json_array_elements(writer.rows) r
        where statuses[(r.value ->> 'index')::int] = 0;
    end if;
    if posted is not null then
      execute format('select public.%I($1)', 'write_' || writer.name) using posted;
    end if;
  end loop;
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
