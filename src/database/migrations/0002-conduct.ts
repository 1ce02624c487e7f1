import type { Migration } from '../migration.ts';
import { recordTaken } from '../sql-state.ts';
import { recordWriter } from './0001-ledger-functions.ts';

const auditColumns = `member_id uuid, id uuid, at timestamptz, actor_kind text, actor_id uuid, act text, object text,
  operation_id uuid, request_id text, address text, detail jsonb`;

// Appends rows to the chains of their members, one row a member in a call. The caller holds those members' locks,
// so each row finds the chain's last one.
const writeAudit = recordWriter(
  'audit',
  `insert into public.audit (member_id, number, id, at, actor_kind, actor_id, act, object, operation_id, request_id, address,
     detail, hash)
   select a.member_id, coalesce(head.number, 0) + 1, a.id, a.at, a.actor_kind, a.actor_id, a.act, a.object, a.operation_id,
     a.request_id, a.address, a.detail,
     public.audit_digest(head.hash, a.member_id, coalesce(head.number, 0) + 1, a.id, a.at, a.actor_kind, a.actor_id, a.act,
       a.object, a.operation_id, a.request_id, a.address, a.detail)
   from json_to_recordset(rows) as a (${auditColumns})
   left join lateral (select l.number, l.hash from public.audit l where l.member_id = a.member_id
     order by l.number desc limit 1) head on true`,
);

const writeOutbox = recordWriter(
  'outbox',
  `insert into public.outbox (member_id, outbox_id, topic, detail, created_at)
   select e.member_id, e.outbox_id, e.topic, e.detail, e.created_at from json_to_recordset(rows)
     as e (member_id uuid, outbox_id uuid, topic text, detail jsonb, created_at timestamptz)`,
);

// A key that is taken breaks the statement, so that nothing of its second use stands. The error names the places of
// such rows in their batch, so that the others can go on together.
const writeIdempotency = recordWriter(
  'idempotency',
  `insert into public.idempotency (member_id, route, key, fingerprint, operation_id, status, answer, created_at)
   select c.member_id, c.route, c.key, c.fingerprint, c.operation_id, 200, c.answer, c.created_at
   from json_to_recordset(rows) as c (member_id uuid, route text, key text, fingerprint text, operation_id uuid,
     answer json, created_at timestamptz)
   on conflict (member_id, route, key) do nothing;
  get diagnostics written = row_count;
  if written < json_array_length(rows) then
    select string_agg(c.index::text, ',') into taken
    from json_to_recordset(rows) as c (index int, member_id uuid, route text, key text, operation_id uuid)
    cross join lateral (select k.operation_id from public.idempotency k
      where k.member_id = c.member_id and k.route = c.route and k.key = c.key limit 1) k
    where k.operation_id <> c.operation_id;
    raise exception 'LEDGER_RECORD_TAKEN' using errcode = '${recordTaken}', detail = coalesce(taken, '');
  end if`,
  'written int; taken text;',
);

// What every write leaves behind besides its own state: an audit row chained by hash per member, an outbox row,
// the answer kept under its idempotency key. `brake` is what stops payouts when an invariant fails, `watch` how far the
// proofs have come.
export const conduct: Migration = {
  name: '0002-conduct',
  tables: [
    `create table audit (
      member_id uuid not null,
      number bigint not null,
      id uuid not null,
      at timestamptz not null,
      actor_kind text not null check (actor_kind in ('member', 'staff', 'system', 'visitor')),
      actor_id uuid,
      act text not null,
      object text not null,
      operation_id uuid,
      request_id text not null,
      address text not null,
      detail jsonb not null,
      hash bytea not null,
      primary key (member_id, number)
    )`,
    `create table audit_anchor (
      member_id uuid not null,
      number bigint not null,
      hash bytea not null,
      anchored_at timestamptz not null,
      primary key (member_id, number)
    )`,
    `create table outbox (
      member_id uuid not null,
      outbox_id uuid not null,
      topic text not null,
      detail jsonb not null,
      created_at timestamptz not null,
      relayed_at timestamptz,
      primary key (member_id, outbox_id)
    )`,
    `create table idempotency (
      member_id uuid not null,
      route text not null,
      key text not null,
      fingerprint text not null,
      operation_id uuid not null,
      status integer,
      answer json,
      created_at timestamptz not null,
      primary key (member_id, route, key)
    )`,
    `create table brake (
      name text primary key,
      reason text not null,
      set_at timestamptz not null,
      released_at timestamptz
    )`,
    `create table watch (
      name text primary key,
      proved_up_to uuid not null,
      recent_proved_at timestamptz not null
    )`,
    // The digest a row must carry: over the row before it and everything the row says, each field in the quotes of a
    // row's text. Stable and not immutable, so that it is planned as part of the statement that asks.
    `create function audit_digest(
      before bytea, member_id uuid, number bigint, id uuid, at timestamptz, actor_kind text, actor_id uuid,
      act text, object text, operation_id uuid, request_id text, address text, detail jsonb
    ) returns bytea language sql stable parallel safe as $$
      select sha256(coalesce(before, '\\x') || convert_to(row(member_id, number, id,
        (extract(epoch from at) * 1000000)::bigint, actor_kind, actor_id, act, object, operation_id, request_id, address,
        detail)::text, 'UTF8'))
    $$`,
    // Rows lie in the order they came, see entry_lately.
    `create index audit_lately on audit using brin (at) with (autosummarize = on)`,
    // Writes down the last row of every chain that grew since then.
    `create function anchor_audit_heads(since timestamptz, now timestamptz) returns void
    language sql volatile security invoker set search_path = pg_catalog, public, pg_temp set enable_seqscan = off as $$
      insert into public.audit_anchor (member_id, number, hash, anchored_at)
      select distinct on (member_id) member_id, number, hash, now from public.audit where at >= since
      order by member_id, number desc
      on conflict (member_id, number) do nothing
    $$`,
    writeAudit,
    writeOutbox,
    writeIdempotency,
    `grant select, insert on audit, audit_anchor to krapao_app`,
    `grant select, insert, update (relayed_at), delete on outbox to krapao_app`,
    `grant select, insert, update (status, answer) on idempotency to krapao_app`,
    `grant select, insert, update on brake, watch to krapao_app`,
  ],
  distribution: {
    audit: 'by member',
    audit_anchor: 'by member',
    outbox: 'by member',
    idempotency: 'by member',
    brake: 'reference',
    watch: 'reference',
  },
  foreignKeys: [],
};
