-- Posts for one member what post_moves posts for many, with the same statuses, within a transaction of that member. It
-- uses plain variables and its statements name one member, so a spread database runs it where that member lives.
-- `is_refused` says that a guard refused the move; a repeat still gets its first answer.
create function post_move(
  member uuid, move_key uuid, operation uuid, move_cause uuid, move_amount bigint, from_number smallint,
  to_number smallint, move_kind public.entry_kind, at timestamptz, is_refused boolean,
  line_type text, line_status text, line_from text, line_to text, line_amount bigint, line_source text,
  line_description text, line_note text, end_status text, end_note text, end_amount bigint,
  out status smallint, out number bigint
) language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
set enable_seqscan = off as $$
declare
  own bigint[];
  last_seq bigint;
  last_line bigint;
  posted_seq bigint;
  is_same boolean;
  lower int;
  upper int;
  changed bigint;
begin
  if (move_amount between 1 and 10000000000000 and from_number <> to_number) is not true then
    raise exception 'LEDGER_MALFORMED_MOVE' using errcode = 'KR004';
  end if;
  number := 0;
  select b.balances, b.seq, b.operations into own, last_seq, last_line
    from public.book b where b.member_id = member for no key update;
  if not found or (select count(*) from public.slot s where s.number in (from_number, to_number)) < 2 then
    status := 4;
    return;
  end if;

  select e.seq,
    (e.amount, e.from_slot, e.to_slot, e.kind) = (move_amount, from_number, to_number, move_kind)
    into posted_seq, is_same from public.entry e where e.key = move_key and e.member_id = member;
  if found then
    if is_same then
      is_same := (select c.cause from public.entry_cause c where c.member_id = member and c.key = move_key)
        is not distinct from move_cause;
    end if;
    status := case when is_same then 1 else 2 end;
    number := posted_seq;
    return;
  end if;
  if is_refused then
    status := 5;
    return;
  end if;
  if from_number >= 0 and coalesce(own[from_number], 0) < move_amount then
    status := 3;
    return;
  end if;

  lower := least(from_number, to_number, array_lower(own, 1));
  upper := greatest(from_number, to_number, array_upper(own, 1));
  if lower < array_lower(own, 1) or upper > array_upper(own, 1) then
    own := array_fill(0::bigint, array[array_lower(own, 1) - lower], array[lower])
      || own || array_fill(0::bigint, array[upper - array_upper(own, 1)]);
  end if;
  own[from_number] := own[from_number] - move_amount;
  own[to_number] := own[to_number] + move_amount;
  status := 0;
  number := last_seq + 1;
  update public.book b set balances = own, seq = number,
    operations = last_line + case when line_type is null then 0 else 1 end
    where b.member_id = member and b.seq = last_seq;
  get diagnostics changed = row_count;
  if changed <> 1 then raise exception 'LEDGER_BOOK_CHANGED' using errcode = 'KR005'; end if;

  insert into public.entry
    (member_id, seq, key, amount, from_after, to_after, created_at, from_slot, to_slot, kind)
    values (member, number, move_key, move_amount, own[from_number], own[to_number], at, from_number, to_number, move_kind);
  if move_cause is not null then
    insert into public.entry_cause (member_id, key, cause) values (member, move_key, move_cause);
  end if;
  if line_type is not null then
    insert into public.operation (member_id, number, id, type, status, from_code, to_code, amount, source,
      description, note, created_at, ended_at)
      values (member, last_line + 1, operation, line_type, line_status, line_from, line_to, line_amount, line_source,
        line_description, line_note, at, case when line_status <> 'PENDING' then at end);
  end if;
  if end_status is not null then
    update public.operation o set status = end_status, note = coalesce(end_note, o.note),
      amount = coalesce(end_amount, o.amount), ended_at = at
      where o.id = operation and o.member_id = member and o.status = 'PENDING';
    get diagnostics changed = row_count;
    if changed <> 1 then raise exception 'LEDGER_LINE_NOT_OPEN' using errcode = 'KR006'; end if;
  end if;
end $$;
