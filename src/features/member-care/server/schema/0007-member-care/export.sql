-- Every row the database has of a member, by table. It goes by the columns there are, so that a new table is not
-- forgotten; bytes (digests, sealed secrets) and passwords are left out, and of acts of the staff who they were.
create function export_member(asked uuid) returns jsonb
language plpgsql stable security invoker set search_path = pg_catalog, pg_temp as $$
declare
  found record;
  rows jsonb;
  all_rows jsonb := '{}';
begin
  for found in
    select c.relname as name, owner.attname as whose,
      array(select b.attname::text from pg_attribute b
        where b.attrelid = c.oid and b.attnum > 0 and b.atttypid = 'bytea'::regtype) as bytes
    from pg_class c join pg_attribute owner on owner.attrelid = c.oid and owner.atttypid = 'uuid'::regtype
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and owner.attname in ('member_id', 'owner_id', 'named_to', 'told_member_id')
      and c.relname not in ('credential', 'audit_anchor', 'proof_checkpoint')
    order by c.relname, owner.attname
  loop
    execute format('select jsonb_agg(to_jsonb(t) - $2) from public.%I t where t.%I = $1', found.name, found.whose)
      into rows using asked, found.bytes;
    if rows is null then continue; end if;
    if found.name = 'audit' then
      select jsonb_agg(case when a ->> 'actor_kind' = 'staff' then a - array['actor_id', 'address'] else a end)
        into rows from jsonb_array_elements(rows) a;
    end if;
    all_rows := all_rows || jsonb_build_object(found.name, coalesce(all_rows -> found.name, '[]') || rows);
  end loop;
  return all_rows;
end $$;
