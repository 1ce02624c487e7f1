-- The digest a row must carry, over the previous row and every field of this one, each quoted as in a row's text.
-- Stable, not immutable, so that it is planned as part of the calling statement.
create function audit_digest(
  before bytea, member_id uuid, number bigint, id uuid, at timestamptz, actor_kind text, actor_id uuid,
  act text, object text, operation_id uuid, request_id text, address text, detail jsonb
) returns bytea language sql stable parallel safe as $$
  select sha256(coalesce(before, '\x') || convert_to(row(member_id, number, id,
    (extract(epoch from at) * 1000000)::bigint, actor_kind, actor_id, act, object, operation_id, request_id, address,
    detail)::text, 'UTF8'))
$$;

-- Stores the last row of every chain that has grown since then.
create function anchor_audit_heads(since timestamptz, now timestamptz) returns void
language plpgsql volatile security invoker set search_path = pg_catalog, public, pg_temp
set enable_seqscan = off as $$
begin
  insert into public.audit_anchor (member_id, number, hash, anchored_at)
  select distinct on (a.member_id) a.member_id, a.number, a.hash, now from public.audit a where a.at >= since
  order by a.member_id, a.number desc
  on conflict (member_id, number) do nothing;
end $$;

-- Thins the anchors of earlier days: the last one of each day and chain stays, and so does the last of all. It reads
-- only one week, since anything older is already thinned. The application cannot delete an anchor in any other way.
create function thin_audit_anchors(instant timestamptz, most int) returns int
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp set enable_seqscan = off as $$
declare
  gone int;
begin
  delete from public.audit_anchor a using (
    select c.member_id, c.number from public.audit_anchor c
    where c.anchored_at < instant and c.anchored_at >= instant - interval '7 days'
      and exists (
        select from public.audit_anchor l where l.member_id = c.member_id and l.number > c.number
          and date_trunc('day', l.anchored_at, 'Asia/Bangkok') = date_trunc('day', c.anchored_at, 'Asia/Bangkok'))
    order by c.anchored_at limit most) old
  where a.member_id = old.member_id and a.number = old.number;
  get diagnostics gone = row_count;
  return gone;
end $$;

revoke all on function thin_audit_anchors from public;
grant execute on function thin_audit_anchors to krapao_app;

-- Writes what every batched move leaves behind: its event, its answer under the key of the call if there is one, and a
-- row of its member's audit chain. The plan is made once and uses indexes even if the tables were empty then. One row
-- per member and call, under the members' locks. A key already in use aborts the statement, and the error names the
-- places of such rows in their batch, so that the others are sent again together.
create function write_conduct(rows json) returns void
language plpgsql volatile security invoker
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  broken text;
  taken text;
begin
  with given as materialized (
    select * from json_to_recordset(rows) as r (member_id uuid, operation_id uuid, at timestamptz, id uuid,
      actor_kind text, actor_id uuid, act text, object text, request_id text, address text, detail jsonb,
      outbox_id uuid, topic text, event jsonb, key uuid, fingerprint uuid, answer json)
  ), kept as (
    insert into public.idempotency (member_id, key, fingerprint, operation_id, status, answer, created_at)
    select g.member_id, g.key, g.fingerprint, g.operation_id, 200, g.answer, g.at from given g where g.key is not null
  ), told as (
    insert into public.outbox (member_id, outbox_id, topic, detail, created_at)
    select g.member_id, g.outbox_id, g.topic, g.event, g.at from given g
  )
  insert into public.audit (member_id, number, id, at, actor_kind, actor_id, act, object, operation_id, request_id,
    address, detail, hash)
  select g.member_id, coalesce(head.number, 0) + 1, g.id, g.at, g.actor_kind, g.actor_id, g.act, g.object,
    g.operation_id, g.request_id, g.address, g.detail,
    public.audit_digest(head.hash, g.member_id, coalesce(head.number, 0) + 1, g.id, g.at, g.actor_kind, g.actor_id,
      g.act, g.object, g.operation_id, g.request_id, g.address, g.detail)
  from given g
  left join lateral (select l.number, l.hash from public.audit l where l.member_id = g.member_id
    order by l.number desc limit 1) head on true;
exception when unique_violation then
  get stacked diagnostics broken = constraint_name;
  if broken <> 'idempotency_pkey' then raise; end if;
  select string_agg(g.index::text, ',') into taken
  from json_to_recordset(rows) as g (index int, member_id uuid, key uuid, operation_id uuid)
  cross join lateral (select i.operation_id from public.idempotency i
    where i.member_id = g.member_id and i.key = g.key limit 1) k
  where k.operation_id <> g.operation_id;
  raise exception 'LEDGER_RECORD_TAKEN' using errcode = 'KR007', detail = coalesce(taken, '');
end $$;
