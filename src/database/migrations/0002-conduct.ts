import type { Migration } from '../migration.ts';

// What every write leaves behind besides its own state: an audit row chained by hash per member, an outbox row,
// the answer kept under its idempotency key. `brake` is what stops payouts when an invariant fails.
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
    // The digest a row must carry: over the row before it and everything the row says.
    `create function audit_digest(
      before bytea, member_id uuid, number bigint, id uuid, at timestamptz, actor_kind text, actor_id uuid,
      act text, object text, operation_id uuid, request_id text, address text, detail jsonb
    ) returns bytea language sql immutable parallel safe as $$
      select sha256(coalesce(before, '\\x') || convert_to(concat_ws('|', member_id, number, id,
        (extract(epoch from at) * 1000000)::bigint, actor_kind, coalesce(actor_id::text, '-'), act, object,
        coalesce(operation_id::text, '-'), request_id, address, detail::text), 'UTF8'))
    $$`,
    `grant select, insert on audit, audit_anchor to krapao_app`,
    `grant select, insert, update (relayed_at), delete on outbox to krapao_app`,
    `grant select, insert, update (status, answer) on idempotency to krapao_app`,
    `grant select, insert, update on brake to krapao_app`,
  ],
  distribution: {
    audit: 'by member',
    audit_anchor: 'by member',
    outbox: 'by member',
    idempotency: 'by member',
    brake: 'reference',
  },
  foreignKeys: [],
};
