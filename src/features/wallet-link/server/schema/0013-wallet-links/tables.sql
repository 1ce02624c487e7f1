-- Gift links that members sent. Nothing is held for one: the money comes in with its end. `due_at` is when the provider
-- is asked next.
create table wallet_link (
  member_id uuid not null,
  link_id uuid not null,
  -- Names the gift at the provider; empty once erased.
  hash text not null,
  -- The digest of the hash, by which the gift is claimed and its receipt is named.
  reference text not null,
  lane text not null,
  -- The wallet of the operator that receives it.
  to_mobile text not null,
  status text not null constraint wallet_link_status
    check (status in ('RESERVED', 'SENDING', 'UNKNOWN', 'REVIEW', 'CREDITED', 'REFUSED')),
  -- What our wallet receives, as far as known before; 0 if unknown. Once credited, what it received.
  amount bigint not null constraint wallet_link_amount check (amount >= 0),
  currency text not null check (currency = 'BAHT'),
  -- Whether our wallet had it before anything of ours asked for it.
  is_found_taken boolean not null,
  sendings integer not null,
  inquiries integer not null default 0,
  first_sent_at timestamptz,
  last_sent_at timestamptz,
  last_answer text,
  due_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, link_id),
  constraint wallet_link_ended check ((ended_at is not null) = (status in ('CREDITED', 'REFUSED')))
);

create index wallet_link_due on wallet_link (lane, (sendings > 0), due_at) where due_at is not null;

create index wallet_link_open on wallet_link (created_at, member_id) where ended_at is null;

-- A gift is claimed once, for all members and wallets, before the provider is asked to redeem it. Only a claim whose
-- link was refused goes to another link.
create table wallet_link_claim (
  reference text primary key,
  member_id uuid not null,
  link_id uuid not null,
  claimed_at timestamptz not null
);

grant select, insert, update (status, amount, sendings, inquiries, first_sent_at, last_sent_at, last_answer, due_at, ended_at)
  on wallet_link to krapao_app;
grant select, insert, update (member_id, link_id, claimed_at) on wallet_link_claim to krapao_app;

-- What people saw come in, of outside work that brings money in.
alter table outside_decision add column amount bigint constraint outside_decision_amount check (amount > 0);

insert into steering_setting (name) values ('walletAccounts');

-- As before, and of a phone in a text only the last four digits: the wallets of the operator are phones.
create or replace function operator_change_told(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(f.key, jsonb_build_array(
    case f.key when 'account_no' then '*' || right(before ->> f.key, 4)
      else left(regexp_replace(before ->> f.key, '(?<![0-9])0[0-9]{5}([0-9]{4})(?![0-9])', '*\1', 'g'), 200) end,
    case f.key when 'account_no' then '*' || right(f.value, 4)
      else left(regexp_replace(f.value, '(?<![0-9])0[0-9]{5}([0-9]{4})(?![0-9])', '*\1', 'g'), 200) end)), '{}')
  from jsonb_each_text(after) f where before ->> f.key is distinct from f.value
$$;
