-- One row a withdrawal. Where the money goes is frozen at the request. `due_at` is when the payout is looked at next.
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
  needs_two boolean not null,
  first_by uuid,
  approved_by uuid,
  reject_reason text,
  note text,
  bank_reference text,
  sendings integer not null default 0,
  inquiries integer not null default 0,
  first_sent_at timestamptz,
  last_sent_at timestamptz,
  due_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (member_id, withdrawal_id),
  constraint withdrawal_maker_is_not_checker check (
    not needs_two or approved_by is null or (first_by is not null and first_by <> approved_by))
);

create index withdrawal_open on withdrawal (created_at, member_id) where ended_at is null;

create index withdrawal_due on withdrawal (due_at, member_id) where due_at is not null;

create index withdrawal_ended on withdrawal (ended_at, member_id) where ended_at is not null;

-- What was asked for, where it goes and whether two must agree is never changed.
grant select, insert, update (status, first_by, approved_by, reject_reason, note, bank_reference, sendings, inquiries,
  first_sent_at, last_sent_at, due_at, ended_at) on withdrawal to krapao_app;
