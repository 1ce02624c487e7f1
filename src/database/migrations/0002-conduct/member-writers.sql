-- Writers for one member, used within a transaction of that member: write_<name>_of writes what write_<name> does.
create function write_audit_of(member uuid, rows json) returns void
language plpgsql volatile security invoker set enable_seqscan = off as $$
declare
  last_number bigint;
  last_hash bytea;
begin
  select l.number, l.hash into last_number, last_hash from public.audit l where l.member_id = member
    order by l.number desc limit 1;
  last_number := coalesce(last_number, 0) + 1;
  insert into public.audit (member_id, number, id, at, actor_kind, actor_id, act, object, operation_id, request_id,
    address, detail, hash)
  select member, last_number, a.id, a.at, a.actor_kind, a.actor_id, a.act, a.object, a.operation_id, a.request_id,
    a.address, a.detail,
    public.audit_digest(last_hash, member, last_number, a.id, a.at, a.actor_kind, a.actor_id, a.act, a.object,
      a.operation_id, a.request_id, a.address, a.detail)
  from json_to_recordset(rows) as a (id uuid, at timestamptz, actor_kind text, actor_id uuid, act text, object text,
    operation_id uuid, request_id text, address text, detail jsonb);
end $$;

create function write_outbox_of(member uuid, rows json) returns void
language plpgsql volatile security invoker as $$
begin
  insert into public.outbox (member_id, outbox_id, topic, detail, created_at)
  select member, e.outbox_id, e.topic, e.detail, e.created_at
  from json_to_recordset(rows) as e (outbox_id uuid, topic text, detail jsonb, created_at timestamptz);
end $$;

create function write_idempotency_of(member uuid, rows json) returns void
language plpgsql volatile security invoker as $$
declare
  written int;
begin
  insert into public.idempotency (member_id, route, key, fingerprint, operation_id, status, answer, created_at)
  select member, c.route, c.key, c.fingerprint, c.operation_id, 200, c.answer, c.created_at
  from json_to_recordset(rows) as c (route text, key text, fingerprint text, operation_id uuid, answer json,
    created_at timestamptz)
  on conflict (member_id, route, key) do nothing;
  get diagnostics written = row_count;
  if written < json_array_length(rows) then
    raise exception 'LEDGER_RECORD_TAKEN' using errcode = 'KR007';
  end if;
end $$;
