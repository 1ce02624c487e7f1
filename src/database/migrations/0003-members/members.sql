create table member (
  member_id uuid primary key,
  kind text not null default 'member' constraint member_kind check (kind in ('member', 'house')),
  phone text,
  name text not null,
  currency text not null constraint member_currency check (currency in ('BAHT', 'LAK')),
  source text,
  inviter uuid,
  created_at timestamptz not null,
  suspended_at timestamptz,
  -- When the personal data was erased; the books stay under the id.
  erased_at timestamptz,
  constraint member_phone check ((kind = 'member') = (phone is not null))
);

-- Staff see the last four digits of a phone, and search by its end.
create index member_phone_end on member (right(phone, 4));

create table member_bank_account (
  member_id uuid primary key,
  bank_code text not null,
  account_no text not null,
  account_name text not null,
  created_at timestamptz not null,
  -- When money first arrived from it under its account name, which proves the owner.
  proved_at timestamptz
);

-- A phone and a bank account each have one owner, for ever. A registration that stopped half-way finds its own claim
-- again.
create table phone_claim (
  phone text primary key,
  member_id uuid not null
);

create table bank_account_claim (
  bank_code text not null,
  account_no text not null,
  member_id uuid not null,
  primary key (bank_code, account_no)
);

-- The operator's own books belong to members too.
insert into member (member_id, kind, name, currency, created_at) values
  ('00000000-0000-7000-8000-000000000764', 'house', 'house BAHT', 'BAHT', '2026-01-01T00:00:00Z'),
  ('00000000-0000-7000-8000-000000000418', 'house', 'house LAK', 'LAK', '2026-01-01T00:00:00Z');

-- Called by every erasure of a part of a member: fails unless two people have erased the member.
create function must_be_erased(asked uuid) returns void
language plpgsql stable security invoker set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.member m where m.member_id = asked and m.erased_at is not null) then
    raise exception 'not erased';
  end if;
end $$;

grant select, insert, update (name, suspended_at) on member to krapao_app;
grant select, insert, update (account_name, proved_at) on member_bank_account to krapao_app;
grant select, insert on phone_claim, bank_account_claim to krapao_app;
