-- One row per withdrawal. The target account is fixed at the request. `due_at` is when the payout is checked next.
create table withdrawal (
  member_id uuid not null,
  withdrawal_id uuid not null,
  status text not null constraint withdrawal_status
    check (status in ('REQUESTED', 'SECOND', 'APPROVED', 'PAYING', 'PAID', 'RETURNED', 'REVIEW', 'REJECTED')),
  amount bigint not null constraint withdrawal_amount check (amount > 0),
  currency text not null,
  bank_code text not null,
  bank_account_no text not null,
  bank_account_name text not null,
  -- The login and the person behind it: two logins of one person are one person.
  first_by uuid,
  first_person uuid,
  approved_by uuid,
  approved_person uuid,
  approved_at timestamptz,
  -- Set with the approval: the threshold that applied, and the sum that this one person has then approved alone for
  -- this member within 24 hours. Null for the second of two people.
  two_person_threshold bigint,
  approved_alone bigint,
  reject_reason text,
  note text,
  bank_reference text,
  from_account_no text,
  sendings integer not null default 0,
  inquiries integer not null default 0,
  first_sent_at timestamptz,
  last_sent_at timestamptz,
  last_answer text,
  due_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, withdrawal_id),
  constraint withdrawal_maker_is_not_checker check (first_person <> approved_person),
  constraint withdrawal_first_approval check ((first_by is null) = (first_person is null)),
  constraint withdrawal_approval check ((approved_by is null) = (approved_person is null)
    and (approved_by is null) = (approved_at is null)),
  constraint withdrawal_alone_within_threshold check (
    approved_by is null or first_by is not null
    or coalesce(approved_alone between amount and two_person_threshold, false))
);

create index withdrawal_open on withdrawal (created_at, member_id) where ended_at is null;

create index withdrawal_due on withdrawal (currency, (sendings > 0), due_at) where due_at is not null;

create index withdrawal_ended on withdrawal (ended_at, member_id) where ended_at is not null;

-- For the search of staff. The request writes to none of these indexes: open withdrawals are few and found without it.
create index withdrawal_by_id on withdrawal (withdrawal_id) where ended_at is not null;

create index withdrawal_by_amount on withdrawal (amount, ended_at) where ended_at is not null;

create index withdrawal_by_reference on withdrawal (bank_reference) where bank_reference is not null;

-- The amount and the target account never change.
grant select, insert, update (status, first_by, first_person, approved_by, approved_person, approved_at,
  two_person_threshold, approved_alone, reject_reason, note, bank_reference, from_account_no, sendings, inquiries, first_sent_at,
  last_sent_at, last_answer, due_at, ended_at) on withdrawal to krapao_app;

insert into steering_setting (name) values ('withdrawLimits');
