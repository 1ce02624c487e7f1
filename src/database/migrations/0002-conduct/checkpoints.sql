-- How far a member's books and audit chain were proved, and what the accounts held at that point. The proof of each
-- minute continues from here; the daily proof of the whole history ignores it.
create table proof_checkpoint (
  member_id uuid primary key,
  seq bigint not null,
  operations bigint not null,
  slots smallint[] not null,
  amounts bigint[] not null,
  audit_number bigint not null,
  audit_hash bytea,
  proved_at timestamptz not null
);

-- Moves checkpoints forward to the numbers that a proof has seen, never back and without gaps. It adds up the balances
-- from the entries and takes the hash from the row itself, so no caller can name a balance here.
create function keep_checkpoints(
  members uuid[], seqs bigint[], lines bigint[], acts bigint[], instant timestamptz
) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into public.proof_checkpoint as kept
    (member_id, seq, operations, slots, amounts, audit_number, audit_hash, proved_at)
  select a.member_id, a.seq, a.lines, s.slots, s.amounts, a.acts, h.hash, instant
  from unnest(members, seqs, lines, acts) as a (member_id, seq, lines, acts)
  left join public.proof_checkpoint c on c.member_id = a.member_id
  left join public.audit h on h.member_id = a.member_id and h.number = a.acts
  cross join lateral (
    select count(*) as count from public.entry e
    where e.member_id = a.member_id and e.seq > coalesce(c.seq, 0) and e.seq <= a.seq
  ) n
  cross join lateral (
    select coalesce(array_agg(t.slot), '{}') as slots, coalesce(array_agg(t.amount), '{}') as amounts
    from (
      select x.slot, sum(x.amount)::bigint as amount
      from (
        select o.slot, o.amount from unnest(c.slots, c.amounts) as o (slot, amount)
        union all
        select d.slot, d.amount from public.entry e
        cross join lateral (values (e.from_slot, -e.amount), (e.to_slot, e.amount)) as d (slot, amount)
        where e.member_id = a.member_id and e.seq > coalesce(c.seq, 0) and e.seq <= a.seq
      ) x
      group by x.slot having sum(x.amount) <> 0
    ) t
  ) s
  where a.seq >= coalesce(c.seq, 0) and n.count = a.seq - coalesce(c.seq, 0)
    and a.lines >= coalesce(c.operations, 0) and a.acts >= coalesce(c.audit_number, 0)
    and (a.acts = 0 or h.hash is not null)
  on conflict (member_id) do update set seq = excluded.seq, operations = excluded.operations, slots = excluded.slots,
    amounts = excluded.amounts, audit_number = excluded.audit_number, audit_hash = excluded.audit_hash,
    proved_at = excluded.proved_at
  where kept.seq <= excluded.seq and kept.operations <= excluded.operations
    and kept.audit_number <= excluded.audit_number;
end $$;

revoke all on function keep_checkpoints from public;
grant execute on function keep_checkpoints to krapao_app;
grant select on proof_checkpoint to krapao_app;
