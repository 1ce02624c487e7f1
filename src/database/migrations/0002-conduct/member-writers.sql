-- Writers for one member, used within that member's transaction: write_<name>_of writes the same as write_<name>.
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
  select member, e.outbox_id, e.topic, e.event, e.at
  from json_to_recordset(rows) as e (outbox_id uuid, topic text, event jsonb, at timestamptz);
end $$;

create function write_conduct_of(member uuid, rows json) returns void
language plpgsql volatile security invoker as $$
declare
  wanted int;
  written int;
begin
  select count(*) into wanted from json_to_recordset(rows) as c (key uuid) where c.key is not null;
  insert into public.idempotency (member_id, key, fingerprint, operation_id, status, answer, created_at)
  select member, c.key, c.fingerprint, c.operation_id, 200, c.answer, c.at
  from json_to_recordset(rows) as c (key uuid, fingerprint uuid, operation_id uuid, answer json, at timestamptz)
  where c.key is not null
  on conflict (member_id, key) do nothing;
  get diagnostics written = row_count;
  if written < wanted then raise exception 'LEDGER_RECORD_TAKEN' using errcode = 'KR007'; end if;
  perform public.write_outbox_of(member, rows);
  perform public.write_audit_of(member, rows);
end $$;
