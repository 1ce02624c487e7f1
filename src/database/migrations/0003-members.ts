import type { Migration } from '../migration.ts';

const memberTables = [
  `create table member (
    member_id uuid primary key,
    kind text not null default 'member' constraint member_kind check (kind in ('member', 'house')),
    phone text,
    name text not null,
    currency text not null constraint member_currency check (currency in ('BAHT', 'LAK')),
    source text,
    inviter uuid,
    created_at timestamptz not null,
    suspended_at timestamptz,
    constraint member_phone check ((kind = 'member') = (phone is not null))
  )`,
  `create table member_bank_account (
    member_id uuid primary key,
    bank_code text not null,
    account_no text not null,
    account_name text not null,
    created_at timestamptz not null
  )`,
  `create table credential (
    member_id uuid primary key,
    password_hash text not null,
    changed_at timestamptz not null
  )`,
  // One owner a phone and one a bank account, for ever. A registration that stopped half-way finds its own claim again.
  `create table phone_claim (
    phone text primary key,
    member_id uuid not null
  )`,
  `create table bank_account_claim (
    bank_code text not null,
    account_no text not null,
    member_id uuid not null,
    primary key (bank_code, account_no)
  )`,
  `insert into member (member_id, kind, name, currency, created_at) values
    ('00000000-0000-7000-8000-000000000764', 'house', 'house BAHT', 'BAHT', '2026-01-01T00:00:00Z'),
    ('00000000-0000-7000-8000-000000000418', 'house', 'house LAK', 'LAK', '2026-01-01T00:00:00Z')`,
];

// Only digests of tokens are kept. Ended and expired sessions stay a while, to name the reason.
const sessions = [
  `create table session (
    member_id uuid not null,
    token_hash bytea not null,
    session_id uuid not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    ended_because text constraint session_ended_because check (ended_because in ('logout', 'password', 'staff')),
    primary key (member_id, token_hash),
    constraint session_ended check ((ended_at is null) = (ended_because is null))
  )`,
  `create table staff (
    staff_id uuid primary key,
    name text not null unique,
    role text not null,
    password_hash text not null,
    created_at timestamptz not null,
    suspended_at timestamptz
  )`,
  `create table staff_session (
    staff_id uuid not null,
    token_hash bytea not null,
    session_id uuid not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    primary key (staff_id, token_hash)
  )`,
  `create table login_failure (
    subject text not null,
    address text not null,
    failed_at timestamptz[] not null,
    last_failed_at timestamptz not null,
    primary key (subject, address)
  )`,
];

// All that one-time codes of a phone have come to in one row, so that its lock orders every try of that phone.
const oneTimeCodes = [
  `create table otp (
    phone text primary key,
    day date not null,
    sent_in_day integer not null default 0,
    sent_at timestamptz,
    token_hash bytea,
    code_hash bytea,
    used_at timestamptz,
    wrong_codes integer not null default 0,
    blocked_until timestamptz,
    verified_at timestamptz
  )`,
  `create index otp_token on otp (token_hash)`,
  `create table otp_address (
    address text not null,
    hour timestamptz not null,
    sent integer not null,
    primary key (address, hour)
  )`,
];

const rights = [
  `grant select, insert, update (name, suspended_at) on member to krapao_app`,
  `grant select, insert, update (account_name) on member_bank_account to krapao_app`,
  `grant select, insert, update (password_hash, changed_at) on credential to krapao_app`,
  `grant select, insert on phone_claim, bank_account_claim to krapao_app`,
  `grant select, insert, update (ended_at, ended_because), delete on session to krapao_app`,
  `grant select, insert, update (suspended_at) on staff to krapao_app`,
  `grant select, insert, update (seen_at, ended_at), delete on staff_session to krapao_app`,
  `grant select, insert, update, delete on login_failure, otp, otp_address to krapao_app`,
];

// Who may come in: members with their phone, bank account, password and sessions; staff; one-time codes.
export const members: Migration = {
  name: '0003-members',
  tables: [...memberTables, ...sessions, ...oneTimeCodes, ...rights],
  distribution: {
    member: 'by member',
    member_bank_account: 'by member',
    credential: 'by member',
    phone_claim: 'by value',
    bank_account_claim: 'by value',
    session: 'by member',
    staff: 'reference',
    staff_session: 'reference',
    login_failure: 'by value',
    otp: 'by value',
    otp_address: 'by value',
  },
  foreignKeys: [
    `alter table member_bank_account add constraint member_bank_account_member
      foreign key (member_id) references member (member_id)`,
    `alter table credential add constraint credential_member foreign key (member_id) references member (member_id)`,
    `alter table staff_session add constraint staff_session_staff
      foreign key (staff_id) references staff (staff_id)`,
  ],
};
