-- Statuses: 0 posted, 1 repeat, 2 the same key with other content, 3 too little, 4 no such account, 5 refused by a
-- guard. The plan settings prevent full table scans by a plan that was made while the tables were empty.
create function post_moves(
  members uuid[], keys uuid[], causes uuid[], amounts bigint[], from_slots smallint[], to_slots smallint[],
  kinds public.entry_kind[], instants timestamptz[], opening boolean[], opened jsonb, closed jsonb,
  refused boolean[] default '{}', out statuses smallint[], out seqs bigint[]
) language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  known smallint[];
  numbers bigint[];
  from_afters bigint[];
  to_afters bigint[];
  is_malformed boolean;
  is_beyond boolean;
  expected bigint;
  changed bigint;
begin
  if (select count(distinct m) from unnest(members) m) <> cardinality(members) then
    raise exception 'LEDGER_MEMBER_TWICE' using errcode = 'KR003';
  end if;
  perform 1 from public.book b where b.member_id = any (members) order by b.member_id for no key update;
  select array_agg(s.number) into known from public.slot s;

  select array_agg(r.status), array_agg(r.seq), array_agg(r.number), array_agg(r.from_after), array_agg(r.to_after),
    bool_or(r.is_malformed), coalesce(bool_or(r.is_beyond and r.status = 0), false),
    count(*) filter (where r.status = 0)
  into statuses, seqs, numbers, from_afters, to_afters, is_malformed, is_beyond, expected
  from (
    select
      case
        when b.member_id is null or from_slots[i] <> all (known) or to_slots[i] <> all (known) then 4
        when e.key is not null then case when
          (e.amount, e.from_slot, e.to_slot, e.kind) = (amounts[i], from_slots[i], to_slots[i], kinds[i])
          and (select c.cause from public.entry_cause c where c.member_id = e.member_id and c.key = e.key)
            is not distinct from causes[i] then 1 else 2 end
        when refused[i] then 5
        when from_slots[i] >= 0 and coalesce(b.balances[from_slots[i]], 0) < amounts[i] then 3
        else 0
      end::smallint as status,
      coalesce(e.seq, b.seq + 1, 0) as seq,
      coalesce(b.operations + 1, 0) as number,
      coalesce(b.balances[from_slots[i]], 0) - amounts[i] as from_after,
      coalesce(b.balances[to_slots[i]], 0) + amounts[i] as to_after,
      (amounts[i] between 1 and 10000000000000 and from_slots[i] <> to_slots[i]) is not true as is_malformed,
      least(from_slots[i], to_slots[i]) < array_lower(b.balances, 1)
        or greatest(from_slots[i], to_slots[i]) > array_upper(b.balances, 1) as is_beyond
    from generate_series(1, cardinality(members)) i
    left join public.book b on b.member_id = members[i]
    left join public.entry e on e.key = keys[i] and e.member_id = members[i]
    order by i
  ) r;
  if is_malformed is not false then raise exception 'LEDGER_MALFORMED_MOVE' using errcode = 'KR004'; end if;
  if expected = 0 then return; end if;

  if is_beyond then
    update public.book b set balances =
      array_fill(0::bigint, array[array_lower(b.balances, 1) - g.lower], array[g.lower])
      || b.balances || array_fill(0::bigint, array[g.upper - array_upper(b.balances, 1)])
    from (
      select o.member_id, least(from_slots[i], to_slots[i], array_lower(o.balances, 1)) as lower,
        greatest(from_slots[i], to_slots[i], array_upper(o.balances, 1)) as upper
      from generate_series(1, cardinality(members)) i
      join public.book o on o.member_id = members[i]
      where statuses[i] = 0
    ) g
    where b.member_id = g.member_id
      and (g.lower < array_lower(b.balances, 1) or g.upper > array_upper(b.balances, 1));
  end if;

  update public.book b set
    operations = b.operations + coalesce(opening[i], false)::int,
    seq = b.seq + 1,
    balances[from_slots[i]] = b.balances[from_slots[i]] - amounts[i],
    balances[to_slots[i]] = b.balances[to_slots[i]] + amounts[i]
  from generate_series(1, cardinality(members)) i
  where b.member_id = members[i] and statuses[i] = 0 and b.seq = seqs[i] - 1
    and (from_slots[i] < 0 or b.balances[from_slots[i]] >= amounts[i]);
  get diagnostics changed = row_count;
  if changed <> expected then raise exception 'LEDGER_BOOK_CHANGED' using errcode = 'KR005'; end if;

  insert into public.entry
    (member_id, seq, key, amount, from_after, to_after, created_at, from_slot, to_slot, kind)
  select members[i], seqs[i], keys[i], amounts[i], from_afters[i], to_afters[i], instants[i],
    from_slots[i], to_slots[i], kinds[i]
  from generate_series(1, cardinality(members)) i where statuses[i] = 0 order by keys[i];
  if cardinality(causes) > 0 then
    insert into public.entry_cause (member_id, key, cause)
    select members[i], keys[i], causes[i]
    from generate_series(1, cardinality(members)) i where statuses[i] = 0 and causes[i] is not null;
  end if;

  if opened is not null then
    insert into public.operation (member_id, number, id, type, status, from_code, to_code, amount, source,
      description, note, created_at, ended_at)
    select members[l.i], numbers[l.i], l.id, l.type, l.status, l."from", l."to", l.amount, l.source,
      l.description, l.note, instants[l.i], case when l.status <> 'PENDING' then instants[l.i] end
    from jsonb_to_recordset(opened) as l (i int, id uuid, type text, status text, "from" text, "to" text, amount bigint,
      source text, description text, note text)
    where statuses[l.i] = 0;
  end if;
  if closed is not null then
    select count(*) into expected from jsonb_to_recordset(closed) as l (i int) where statuses[l.i] = 0;
    update public.operation o set status = l.status, note = coalesce(l.note, o.note),
      amount = coalesce(l.amount, o.amount), ended_at = instants[l.i]
    from jsonb_to_recordset(closed) as l (i int, id uuid, status text, note text, amount bigint)
    where statuses[l.i] = 0 and o.id = l.id and o.member_id = members[l.i] and o.status = 'PENDING';
    get diagnostics changed = row_count;
    if changed <> expected then raise exception 'LEDGER_LINE_NOT_OPEN' using errcode = 'KR006'; end if;
  end if;
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
