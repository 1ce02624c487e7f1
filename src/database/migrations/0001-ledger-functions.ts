// The functions that alone write books, entries and operation lines.
// The largest amount of one move, in hundredths.
export const amountMax = '10000000000000';

// Counter accounts, wallet and held, all at zero.
export const emptyBook = '[-8:1]={0,0,0,0,0,0,0,0,0,0}';

// A definer function reaches only what it names in full.
const definer = `language plpgsql volatile security definer set search_path = pg_catalog, pg_temp`;

export const openBook = `create function open_book(member uuid, money text) returns boolean ${definer} as $$
begin
  insert into public.book (member_id, currency, balances) values (member, money, '${emptyBook}')
    on conflict (member_id) do nothing;
  if found then return true; end if;
  perform 1 from public.book b where b.member_id = member and b.currency = money;
  if not found then raise exception 'LEDGER_OTHER_CURRENCY' using errcode = 'KR001'; end if;
  return false;
end $$`;

export const lockMember = `create function lock_member(member uuid) returns void ${definer} as $$
begin
  perform 1 from public.book b where b.member_id = member for no key update;
  if not found then raise exception 'LEDGER_NO_BOOK' using errcode = 'KR002'; end if;
end $$`;

// Statuses: 0 posted, 1 repeat, 2 the same key with other content, 3 too little, 4 no such account.
// The plan settings keep a plan made while the tables were empty from reading them whole once they are full.
export const postMoves = `create function post_moves(
  members uuid[], keys uuid[], causes uuid[], amounts bigint[], from_slots smallint[], to_slots smallint[],
  kinds public.entry_kind[], instants timestamptz[], opening boolean[], opened jsonb, closed jsonb,
  out statuses smallint[], out seqs bigint[]
) ${definer} set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
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
    bool_or(r.is_malformed), coalesce(bool_or(r.is_beyond and r.status = 0), false), count(*) filter (where r.status = 0)
  into statuses, seqs, numbers, from_afters, to_afters, is_malformed, is_beyond, expected
  from (
    select
      case
        when b.member_id is null or m.from_slot <> all (known) or m.to_slot <> all (known) then 4
        when e.key is not null then case when
          (e.cause, e.amount, e.from_slot, e.to_slot, e.kind) = (m.cause, m.amount, m.from_slot, m.to_slot, m.kind)
          then 1 else 2 end
        when m.from_slot >= 0 and coalesce(b.balances[m.from_slot], 0) < m.amount then 3
        else 0
      end::smallint as status,
      coalesce(e.seq, b.seq + 1, 0) as seq,
      coalesce(b.operations + 1, 0) as number,
      coalesce(b.balances[m.from_slot], 0) - m.amount as from_after,
      coalesce(b.balances[m.to_slot], 0) + m.amount as to_after,
      (m.amount between 1 and ${amountMax} and m.from_slot <> m.to_slot) is not true as is_malformed,
      least(m.from_slot, m.to_slot) < array_lower(b.balances, 1)
        or greatest(m.from_slot, m.to_slot) > array_upper(b.balances, 1) as is_beyond
    from unnest(members, keys, causes, amounts, from_slots, to_slots, kinds) with ordinality
      as m (member, key, cause, amount, from_slot, to_slot, kind, i)
    left join public.book b on b.member_id = m.member
    left join public.entry e on e.key = m.key and e.member_id = m.member
    order by m.i
  ) r;
  if is_malformed is not false then raise exception 'LEDGER_MALFORMED_MOVE' using errcode = 'KR004'; end if;
  if expected = 0 then return; end if;

  if is_beyond then
    update public.book b set balances =
      array_fill(0::bigint, array[array_lower(b.balances, 1) - g.lower], array[g.lower])
      || b.balances || array_fill(0::bigint, array[g.upper - array_upper(b.balances, 1)])
    from (
      select m.member, least(m.from_slot, m.to_slot, array_lower(o.balances, 1)) as lower,
        greatest(m.from_slot, m.to_slot, array_upper(o.balances, 1)) as upper
      from unnest(members, from_slots, to_slots, statuses) as m (member, from_slot, to_slot, status)
      join public.book o on o.member_id = m.member
      where m.status = 0
    ) g
    where b.member_id = g.member
      and (g.lower < array_lower(b.balances, 1) or g.upper > array_upper(b.balances, 1));
  end if;

  update public.book b set
    operations = b.operations + m.opens::int,
    seq = b.seq + 1,
    balances[m.from_slot] = b.balances[m.from_slot] - m.amount,
    balances[m.to_slot] = b.balances[m.to_slot] + m.amount
  from unnest(members, amounts, from_slots, to_slots, statuses, seqs, opening)
    as m (member, amount, from_slot, to_slot, status, seq, opens)
  where b.member_id = m.member and m.status = 0 and b.seq = m.seq - 1
    and (m.from_slot < 0 or b.balances[m.from_slot] >= m.amount);
  get diagnostics changed = row_count;
  if changed <> expected then raise exception 'LEDGER_BOOK_CHANGED' using errcode = 'KR005'; end if;

  insert into public.entry
    (member_id, seq, key, cause, amount, from_after, to_after, created_at, from_slot, to_slot, kind)
  select m.member, m.seq, m.key, m.cause, m.amount, m.from_after, m.to_after, m.at, m.from_slot, m.to_slot, m.kind
  from unnest(members, seqs, keys, causes, amounts, from_afters, to_afters, instants, from_slots, to_slots, kinds, statuses)
    as m (member, seq, key, cause, amount, from_after, to_after, at, from_slot, to_slot, kind, status)
  where m.status = 0;

  if opened is not null then
    insert into public.operation (member_id, number, id, type, status, from_code, to_code, amount, source,
      description, note, created_at, ended_at)
    select members[l.i], numbers[l.i], causes[l.i], l.type, l.status, l."from", l."to", l.amount, l.source,
      l.description, l.note, instants[l.i], case when l.status <> 'PENDING' then instants[l.i] end
    from jsonb_to_recordset(opened) as l (i int, type text, status text, "from" text, "to" text, amount bigint,
      source text, description text, note text)
    where statuses[l.i] = 0;
  end if;
  if closed is not null then
    select count(*) into expected from jsonb_to_recordset(closed) as l (i int) where statuses[l.i] = 0;
    update public.operation o set status = l.status, note = coalesce(l.note, o.note),
      amount = coalesce(l.amount, o.amount), ended_at = instants[l.i]
    from jsonb_to_recordset(closed) as l (i int, status text, note text, amount bigint)
    where statuses[l.i] = 0 and o.id = causes[l.i] and o.member_id = members[l.i] and o.status = 'PENDING';
    get diagnostics changed = row_count;
    if changed <> expected then raise exception 'LEDGER_LINE_NOT_OPEN' using errcode = 'KR006'; end if;
  end if;
end $$`;

export const openOperation = `create function open_operation(
  member uuid, operation uuid, line_type text, line_status text, line_from text, line_to text, line_amount bigint,
  line_source text, line_description text, line_note text, at timestamptz
) returns bigint ${definer} as $$
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
end $$`;

export const closeOperation = `create function close_operation(
  member uuid, operation uuid, line_status text, line_note text, line_amount bigint, at timestamptz
) returns boolean ${definer} as $$
begin
  perform public.lock_member(member);
  update public.operation o set status = line_status, note = coalesce(line_note, o.note),
    amount = coalesce(line_amount, o.amount), ended_at = at
  where o.id = operation and o.member_id = member and o.status = 'PENDING';
  return found;
end $$`;
