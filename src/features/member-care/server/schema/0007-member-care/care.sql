-- A code for a new password that staff had sent to the member's phone; the newest replaces the previous one.
create table password_reset (
  member_id uuid primary key,
  -- null once it is used, or after too many wrong tries.
  code_hash bytea,
  sent_at timestamptz not null,
  wrong_codes integer not null default 0,
  -- How many were sent on this day of the operator's calendar.
  day date not null,
  sent_in_day integer not null
);

-- Changes of a member that two people of the staff decide: where payouts go, the phone, and claims that are freed.
create table member_change (
  member_id uuid not null,
  change_id uuid not null,
  kind text not null constraint member_change_kind check (kind in ('ACCOUNT', 'PHONE', 'FREE_ACCOUNT', 'FREE_PHONE', 'ERASE')),
  bank_code text,
  account_no text,
  account_name text,
  phone text,
  note text not null,
  status text not null default 'OPEN' constraint member_change_status check (status in ('OPEN', 'DONE', 'DROPPED')),
  proposed_by uuid not null,
  proposed_person uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_person uuid,
  decided_at timestamptz,
  primary key (member_id, change_id),
  constraint member_change_decided check ((status = 'OPEN') = (decided_at is null)),
  constraint member_change_two_people check (status <> 'DONE' or decided_person <> proposed_person),
  constraint member_change_account check ((kind in ('ACCOUNT', 'FREE_ACCOUNT')) = (bank_code is not null and account_no is not null)),
  constraint member_change_account_name check ((kind = 'ACCOUNT') = (account_name is not null)),
  constraint member_change_phone check ((kind in ('PHONE', 'FREE_PHONE')) = (phone is not null))
);

create unique index member_change_open on member_change (member_id) where status = 'OPEN';

-- Earlier payout accounts of a member.
create table member_past_account (
  member_id uuid not null,
  change_id uuid not null,
  bank_code text not null,
  account_no text not null,
  account_name text not null,
  created_at timestamptz not null,
  replaced_at timestamptz not null,
  primary key (member_id, change_id)
);

grant select, insert, update on password_reset to krapao_app;
-- A change is inserted open; deciding it is an update.
grant insert (member_id, change_id, kind, bank_code, account_no, account_name, phone, note, proposed_by, proposed_person,
  proposed_at) on member_change to krapao_app;
grant select, update (status, decided_by, decided_person, decided_at) on member_change to krapao_app;
grant select, insert on member_past_account to krapao_app;
-- What a decision of two people may rewrite.
grant update (phone) on member to krapao_app;
grant delete on member_bank_account, phone_claim, bank_account_claim to krapao_app;
