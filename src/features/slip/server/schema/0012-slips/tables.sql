-- Pictures of banks' slips that members uploaded, and what the banks answered about them.
create table slip (
  member_id uuid not null,
  slip_id uuid not null,
  status text not null constraint slip_status check (status in ('CHECKING', 'REVIEW', 'SUCCESS', 'FAILED')),
  -- The deposit method whose account the member says to have paid.
  method_code text not null,
  currency text not null check (currency in ('BAHT', 'LAK')),
  -- What the operator said at the upload.
  upload_within_minutes integer not null,
  created_at timestamptz not null,
  -- The texts of the codes found on the picture.
  codes text[] not null,
  -- Who has the record of the transfer and by which number, if the picture names one transfer.
  issuer text,
  reference text,
  -- The transfer as the bank answered it; account numbers are masked by the bank.
  amount bigint,
  paid_at timestamptz,
  sending_bank_code text,
  payer_bank_code text,
  payer_account_no text,
  payer_name text,
  to_bank_code text,
  to_account_no text,
  to_name text,
  inquiries integer not null default 0,
  absences integer not null default 0,
  last_answer text,
  due_at timestamptz,
  -- Why it waits for staff, the team responsible, and until when.
  review_reason text,
  review_at timestamptz,
  owner text,
  decide_by timestamptz,
  first_by uuid,
  -- The first person's proposal, for the second to agree to.
  proposal text,
  ended_by uuid,
  staff_note text,
  -- Why it failed.
  note text,
  -- The operation that credited its money.
  credit_id uuid,
  ended_at timestamptz,
  primary key (member_id, slip_id),
  constraint slip_named check ((issuer is null) = (reference is null)),
  constraint slip_answered check ((amount is null) = (paid_at is null)),
  constraint slip_reviewed check (status <> 'REVIEW' or (review_reason is not null and owner is not null
    and review_at is not null and decide_by is not null)),
  constraint slip_failed check ((status = 'FAILED') = (note is not null)),
  constraint slip_succeeded check ((status = 'SUCCESS') = (credit_id is not null) and (status <> 'SUCCESS' or amount > 0)),
  constraint slip_ended check ((status in ('SUCCESS', 'FAILED')) = (ended_at is not null))
);

-- One transfer is checked once at a time for a member, and never again after it succeeded.
create unique index slip_one_transfer on slip (member_id, issuer, reference) where status <> 'FAILED' and reference is not null;

create unique index slip_one_credit on slip (member_id, credit_id) where credit_id is not null;

create index slip_of_member on slip (member_id, created_at);

create index slip_due on slip (due_at) where due_at is not null;

create index slip_open on slip (created_at) where ended_at is null;

create index slip_ended on slip (ended_at) where ended_at is not null;

create index slip_by_id on slip (slip_id);

-- Where a picture is stored. Written before the picture, so that one whose slip was never written is found and removed.
create table slip_picture (
  member_id uuid not null,
  slip_id uuid not null,
  stored_at timestamptz not null,
  remove_at timestamptz,
  primary key (member_id, slip_id)
);

create index slip_picture_removed on slip_picture (remove_at) where remove_at is not null;

-- One-time addresses of pictures for a window without the member's token; only the digest is kept.
create table slip_ticket (
  ticket bytea primary key,
  member_id uuid not null,
  slip_id uuid not null,
  expires_at timestamptz not null
);

create index slip_ticket_age on slip_ticket (expires_at);

grant select, insert, update (status, amount, paid_at, sending_bank_code, payer_bank_code, payer_account_no, payer_name,
  to_bank_code, to_account_no, to_name, inquiries, absences, last_answer, due_at, review_reason, review_at, owner, decide_by,
  first_by, proposal, ended_by, staff_note, note, credit_id, ended_at) on slip to krapao_app;
grant select, insert, update (remove_at), delete on slip_picture to krapao_app;
grant select, insert, delete on slip_ticket to krapao_app;
