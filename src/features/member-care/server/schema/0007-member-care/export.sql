-- Every row the database has of a member, by table. It goes by the columns there are, so that a new table is not
-- forgotten. Left out are bytes (digests, sealed secrets) and passwords, which of the staff acted and what one of them
-- proposed to another, and whose a row or a finding also is where that is somebody else.
create function export_member(asked uuid) returns jsonb
language plpgsql stable security invoker set search_path = pg_catalog, pg_temp as $$
declare
  found record;
  rows jsonb;
  all_rows jsonb := '{}';
begin
  for found in
    select c.relname as name,
      string_agg(format('t.%I = $1', a.attname), ' or ')
        filter (where a.attname in ('member_id', 'owner_id', 'named_to', 'told_member_id')) as is_theirs,
      coalesce(array_agg(a.attname::text)
        filter (where a.attname in ('named_to', 'told_member_id', 'supposed_member_id', 'inviter')), '{}') as others,
      coalesce(array_agg(a.attname::text)
        filter (where a.atttypid = 'bytea'::regtype or a.attname = 'proposal' or a.attname ~ '_(by|person)$'), '{}') as hidden
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not in ('credential', 'audit_anchor', 'proof_checkpoint')
    group by c.relname
    having bool_or(a.attname in ('member_id', 'owner_id', 'named_to', 'told_member_id') and a.atttypid = 'uuid'::regtype)
    order by c.relname
  loop
    execute format('select jsonb_agg(to_jsonb(t) - $2 - array(
      select o.name from unnest($3) o (name) where to_jsonb(t) ->> o.name <> $1::text)) from public.%I t where %s',
      found.name, found.is_theirs) into rows using asked, found.hidden, found.others;
    if rows is null then continue; end if;
    -- Whose receipt a finding is also about.
    select jsonb_agg(case when r -> 'detail' ->> 'bookedTo' <> asked::text then r #- '{detail,bookedTo}' else r end)
      into rows from jsonb_array_elements(rows) r;
    if found.name = 'audit' then
      select jsonb_agg(case when a ->> 'actor_kind' = 'staff' then a - array['actor_id', 'address'] else a end)
        into rows from jsonb_array_elements(rows) a;
    end if;
    all_rows := all_rows || jsonb_build_object(found.name, rows);
  end loop;
  return all_rows;
end $$;
