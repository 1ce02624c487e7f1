-- A receipt is money that arrived at an account of ours, booked once whichever channels report it. Its row is stored
-- with the book it was booked in.
create table bank_receipt (
  member_id uuid not null,
  operation_id uuid not null,
  -- The channel that reported it first.
  channel text not null check (channel in ('QR', 'FEED', 'SLIP', 'GIFT', 'HAND')),
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('BAHT', 'LAK')),
  -- Null if no channel names the receiving account.
  to_bank_code text,
  to_account_no text,
  sending_bank_code text not null,
  bank_reference text,
  payer_bank_code text not null,
  payer_account_no text not null,
  payer_name text not null,
  paid_at timestamptz not null,
  claimed_at timestamptz not null,
  -- The operation that kept it in suspense, if its owner was named later.
  named_from uuid,
  primary key (member_id, operation_id)
);

create index bank_receipt_alike on bank_receipt (amount, paid_at) where named_from is null;

-- Every reference a channel gave a receipt. The key ensures that it is booked once; if a bank reuses a number for other
-- money, that gets the next place.
create table receipt_reference (
  issuer text not null,
  reference text not null,
  nth integer not null check (nth > 0),
  member_id uuid not null,
  operation_id uuid not null,
  told_at timestamptz not null,
  primary key (issuer, reference, nth)
);

-- What each channel reported about a receipt.
create table receipt_channel (
  member_id uuid not null,
  operation_id uuid not null,
  channel text not null,
  issuer text not null,
  reference text,
  paid_at timestamptz not null,
  told_at timestamptz not null,
  -- When the bank's own record was seen to contain the receipt.
  proved_at timestamptz,
  primary key (member_id, operation_id, channel)
);

create index receipt_channel_unproved on receipt_channel (told_at) where proved_at is null and channel in ('FEED', 'HAND');

-- Money without a known owner, in the book of a house member; the team in owner is responsible until due_at.
create table suspense_item (
  member_id uuid not null,
  operation_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('BAHT', 'LAK')),
  reason text not null check (reason in ('SENDER_DIFFERS', 'SENDER_UNCLEAR', 'SENDER_UNKNOWN', 'NAME_DIFFERS',
    'REFERENCE_UNKNOWN', 'REFERENCE_AGAIN', 'OTHER_CURRENCY', 'OTHER_CHANNEL', 'BY_HAND')),
  supposed_member_id uuid,
  -- The member whose statement says that it waits.
  told_member_id uuid,
  -- The operation that credits it, and the statement line of that member.
  credit_id uuid not null,
  -- Whether the books of the members concerned show its state.
  is_carried boolean not null,
  channel text not null,
  method_code text not null,
  sending_bank_code text not null,
  bank_reference text,
  payer_bank_code text not null,
  payer_account_no text not null,
  payer_name text not null,
  paid_at timestamptz not null,
  opened_at timestamptz not null,
  owner text not null,
  due_at timestamptz not null,
  first_by uuid,
  -- The first person's proposal, for the second to agree to.
  proposal text,
  status text not null default 'OPEN' check (status in ('OPEN', 'NAMED', 'RETURNED')),
  named_to uuid,
  ended_by uuid,
  ended_at timestamptz,
  primary key (member_id, operation_id),
  constraint suspense_item_ended check ((status = 'OPEN') = (ended_at is null)),
  constraint suspense_item_named check ((status = 'NAMED') = (named_to is not null))
);

create index suspense_item_open on suspense_item (member_id, opened_at) where status = 'OPEN';

create index suspense_item_ended on suspense_item (member_id, ended_at) where status <> 'OPEN';

create index suspense_item_uncarried on suspense_item (member_id, opened_at) where not is_carried;

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
  paid_at timestamptz,
  -- The sums of its payments: in the member's wallet, and kept for staff, as the member is told.
  credited bigint not null default 0,
  waiting bigint not null default 0,
  waits_as text check (waits_as in ('OTHER_SENDER', 'TO_CONFIRM')),
  primary key (member_id, qrcode_id),
  constraint qr_code_drawn check (status <> 'LIVE' or payload is not null),
  constraint qr_code_ended check ((status in ('MAKING', 'LIVE')) = (ended_at is null))
);

create unique index qr_code_one_live on qr_code (member_id) where status in ('MAKING', 'LIVE');

create index qr_code_due on qr_code (bank_code, due_at) where due_at is not null;

create index qr_code_made on qr_code (member_id, created_at);

-- Leads from a gateway's reference to its member.
create table qr_reference (
  reference text primary key,
  member_id uuid not null,
  qrcode_id uuid not null
);

-- References of none of our codes about which the gateway answered clearly, so that they are not queried twice.
create table qr_stranger (
  reference text primary key,
  answered_at timestamptz not null
);

create index qr_stranger_answered on qr_stranger (answered_at);

-- How far each account's feed has been read.
create table feed_place (
  bank_code text not null,
  account_no text not null,
  after text,
  read_at timestamptz not null,
  primary key (bank_code, account_no)
);

-- How far the lines of each account have been compared with the books.
create table bank_proof (
  bank_code text not null,
  account_no text not null,
  after text,
  -- The total that the bank reported up to there.
  total bigint,
  proved_at timestamptz not null,
  primary key (bank_code, account_no)
);

-- Lines of a bank that are booked nowhere: unreadable ones, ones that could not be booked, and ones that must not be
-- credited automatically. The id is derived from the content, so that a repeated line repeats it.
create table feed_reject (
  reject_id uuid primary key,
  bank_code text,
  account_no text,
  reason text not null check (reason in ('SHAPE', 'AMOUNT', 'CURRENCY', 'REFERENCE', 'SENDING_BANK', 'ACCOUNT',
    'ACCOUNT_UNKNOWN', 'BEFORE_CREDITED_SINCE', 'BOOKING_FAILED', 'UNCLEAR')),
  -- As it came, as JSON text; 'ERASED' once the member it was booked to is erased.
  raw text not null,
  -- Whether raw is a readable line that can be booked.
  is_readable boolean not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  times integer not null default 1,
  tries integer not null default 0,
  -- When it is retried automatically.
  due_at timestamptz,
  owner text not null,
  decide_by timestamptz not null,
  first_by uuid,
  proposal text,
  -- When a second person agreed; it is booked at once, or after a crash when it is due.
  approved_at timestamptz,
  status text not null default 'OPEN' check (status in ('OPEN', 'BOOKED', 'DISMISSED')),
  ended_by uuid,
  note text,
  ended_at timestamptz,
  -- The receipt it was booked as.
  receipt_member_id uuid,
  receipt_operation_id uuid,
  constraint feed_reject_ended check ((status = 'OPEN') = (ended_at is null))
);

create index feed_reject_open on feed_reject (first_seen_at) where status = 'OPEN';

create index feed_reject_ended on feed_reject (ended_at) where status <> 'OPEN';

create index feed_reject_due on feed_reject (due_at) where due_at is not null;

-- What members said they paid in, for the operator to confirm.
create table reported_deposit (
  member_id uuid not null,
  operation_id uuid not null,
  amount bigint not null check (amount > 0),
  status text not null default 'OPEN' check (status in ('OPEN', 'CONFIRMED', 'DROPPED')),
  owner text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  first_by uuid,
  proposal text,
  ended_by uuid,
  note text,
  ended_at timestamptz,
  primary key (member_id, operation_id),
  constraint reported_deposit_ended check ((status = 'OPEN') = (ended_at is null))
);

create index reported_deposit_open on reported_deposit (created_at) where status = 'OPEN';

create index reported_deposit_ended on reported_deposit (ended_at) where status <> 'OPEN';

grant select, insert on bank_receipt, receipt_reference, receipt_channel, qr_reference to krapao_app;
grant select, insert, update (status, ended_by, ended_at, owner, due_at, is_carried, first_by, proposal, named_to)
  on suspense_item to krapao_app;
grant select, insert, update (status, owner, due_at, first_by, proposal, ended_by, note, ended_at) on reported_deposit to krapao_app;
grant select, insert, update (payload, status, expires_at, ended_at, due_at, asked_at, paid_at, credited, waiting, waits_as)
  on qr_code to krapao_app;
grant select, insert, update (after, read_at) on feed_place to krapao_app;
grant select, insert, update (after, proved_at, total) on bank_proof to krapao_app;
grant update (proved_at) on receipt_channel to krapao_app;
grant select, insert, delete on qr_stranger to krapao_app;
grant select, insert, update (reason, last_seen_at, times, tries, due_at, owner, first_by, proposal, approved_at, status,
  ended_by, note, ended_at, receipt_member_id, receipt_operation_id) on feed_reject to krapao_app;
