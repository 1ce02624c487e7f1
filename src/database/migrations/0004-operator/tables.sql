-- One row per setting. A missing row means the default of the product; limits have no default.
create table operator_setting (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

create table bank (
  code text primary key,
  name_th text not null,
  name_en text not null,
  currency text not null check (currency in ('BAHT', 'LAK')),
  place integer not null unique
);

-- An address that begins with a slash is a page of the sandbox; a picture address with a slash is one of the member
-- app.
create table game (
  code text primary key check (code ~ '^[A-Z0-9]{2,20}$'),
  name text not null,
  category text not null check (category in ('slot', 'sport', 'lotto')),
  protocol text not null check (protocol in ('joker', 'transfer-wallet')),
  unit_factor_numerator integer not null default 1 check (unit_factor_numerator > 0),
  unit_factor_denominator integer not null default 1 check (unit_factor_denominator > 0),
  logo text,
  background text,
  web_url text,
  android_url text,
  ios_url text,
  currencies text[] not null check (currencies <@ array['BAHT', 'LAK']),
  place integer not null,
  is_listed boolean not null default true
);

create table deposit_account (
  account_id uuid primary key,
  bank_code text not null,
  bank_type text not null check (bank_type in ('BANK', 'QR')),
  mode text not null check (mode in ('AUTO', 'MANUAL')),
  account_name text not null,
  account_no text not null,
  currency text not null check (currency in ('BAHT', 'LAK')),
  place integer not null,
  is_listed boolean not null default true,
  -- Money with an earlier bank time is never credited automatically: set when the account is added, switched to AUTO or
  -- listed again.
  credited_since timestamptz not null,
  unique (bank_code, account_no)
);

-- What a staff member decided without a second person, and for whom. Summed before that person's next decision.
create table decided_alone (
  person_id uuid not null,
  decision_id uuid not null,
  member_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('BAHT', 'LAK')),
  decided_at timestamptz not null,
  primary key (person_id, decision_id)
);

create index decided_alone_of_day on decided_alone (person_id, currency, decided_at);

create index decided_alone_age on decided_alone (decided_at);

grant select, insert, delete on decided_alone to krapao_app;
grant select on operator_setting, game, deposit_account, bank to krapao_app;
