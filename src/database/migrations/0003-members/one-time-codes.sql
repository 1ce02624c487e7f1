-- All that one-time codes of a phone have come to in one row, so that its lock orders every try of that phone.
create table otp (
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
);

create index otp_token on otp (token_hash);

create table otp_address (
  address text not null,
  hour timestamptz not null,
  sent integer not null,
  primary key (address, hour)
);

grant select, insert, update, delete on otp, otp_address to krapao_app;
