-- QR codes that we draw ourselves for an account of ours: a method of its own, at which nobody has an account.
insert into bank (code, name_th, name_en, currency, place, is_gateway) values
  ('PROMPTPAY', 'คิวอาร์พร้อมเพย์', 'PromptPay QR', 'BAHT', 204, true);

-- An amount with satang that only one code of the account asks for, until nobody may pay that code any more.
create table reserved_amount (
  bank_code text not null,
  account_no text not null,
  amount bigint not null check (amount > 0),
  member_id uuid not null,
  qrcode_id uuid not null,
  reserved_at timestamptz not null,
  until timestamptz not null,
  primary key (bank_code, account_no, amount),
  constraint reserved_amount_span check (until > reserved_at)
);

create index reserved_amount_age on reserved_amount (until);

grant select, insert, delete, update (member_id, qrcode_id, reserved_at, until) on reserved_amount to krapao_app;

-- The receivers of these codes steer money.
insert into steering_setting (name) values ('promptPay');
