-- One row for each receipt of money a bank ever told us of, by whatever road. The key is what credits once for ever.
create table bank_receipt (
  sending_bank_code text not null,
  bank_reference text not null,
  member_id uuid not null,
  operation_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('BAHT', 'LAK')),
  road text not null check (road in ('QR', 'FEED', 'SLIP', 'HAND')),
  claimed_at timestamptz not null,
  primary key (sending_bank_code, bank_reference)
);

-- Money without a name yet, in the book of a house member; the owner answers for it and due_at is the clock.
create table suspense_item (
  member_id uuid not null,
  operation_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('BAHT', 'LAK')),
  reason text not null
    check (reason in ('SENDER_DIFFERS', 'SENDER_UNCLEAR', 'SENDER_UNKNOWN', 'REFERENCE_UNKNOWN', 'OTHER_CURRENCY')),
  supposed_member_id uuid,
  road text not null,
  sending_bank_code text not null,
  bank_reference text not null,
  payer_bank_code text not null,
  payer_account_no text not null,
  payer_name text not null,
  paid_at timestamptz not null,
  opened_at timestamptz not null,
  owner text not null,
  due_at timestamptz not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'NAMED', 'RETURNED')),
  ended_at timestamptz,
  primary key (member_id, operation_id),
  unique (member_id, sending_bank_code, bank_reference),
  constraint suspense_item_ended check ((status = 'OPEN') = (ended_at is null))
);

create index suspense_item_due on suspense_item (due_at) where status = 'OPEN';

create table qr_code (
  member_id uuid not null,
  qrcode_id uuid not null,
  bank_code text not null,
  amount bigint not null check (amount > 0),
  reference text not null,
  payload text,
  status text not null check (status in ('MAKING', 'LIVE', 'PAID', 'CANCELLED', 'EXPIRED', 'FAILED')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  due_at timestamptz,
  asked_at timestamptz,
  primary key (member_id, qrcode_id),
  constraint qr_code_drawn check (status <> 'LIVE' or payload is not null),
  constraint qr_code_ended check ((status in ('MAKING', 'LIVE')) = (ended_at is null))
);

create unique index qr_code_one_live on qr_code (member_id) where status in ('MAKING', 'LIVE');

create index qr_code_due on qr_code (due_at) where due_at is not null;

-- The way back from what a gateway names to whose it is.
create table qr_reference (
  reference text primary key,
  member_id uuid not null,
  qrcode_id uuid not null
);

-- How far each account's feed has been read.
create table feed_place (
  bank_code text not null,
  account_no text not null,
  after text,
  read_at timestamptz not null,
  primary key (bank_code, account_no)
);

-- What members said they paid in, for the operator to confirm.
create table noted_deposit (
  member_id uuid not null,
  operation_id uuid not null,
  amount bigint not null check (amount > 0),
  status text not null default 'OPEN' check (status in ('OPEN', 'CONFIRMED', 'REJECTED')),
  owner text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  primary key (member_id, operation_id)
);

grant select, insert on bank_receipt, qr_reference to krapao_app;
grant select, insert, update (status, ended_at, owner, due_at) on suspense_item to krapao_app;
grant select, insert, update (status, owner, due_at) on noted_deposit to krapao_app;
grant select, insert, update (payload, status, expires_at, ended_at, due_at, asked_at) on qr_code to krapao_app;
grant select, insert, update (after, read_at) on feed_place to krapao_app;
