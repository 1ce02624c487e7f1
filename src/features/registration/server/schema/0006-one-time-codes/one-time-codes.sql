-- One row per phone, so that its lock orders every code and every try of that phone. It names the browser that verified
-- the phone.
create table otp (
  phone text primary key,
  touched_at timestamptz not null,
  verified_at timestamptz,
  verified_token bytea,
  verified_by text,
  constraint otp_verified check ((verified_at is null) = (verified_token is null)
    and (verified_at is null) = (verified_by is null))
);

create index otp_age on otp (touched_at);

-- The codes that one browser requested for a phone; `sent_at` holds all that count, newest first.
create table otp_code (
  phone text not null,
  browser text not null,
  network text not null,
  sent_at timestamptz[] not null,
  code_sent_at timestamptz,
  token_hash bytea,
  code_hash bytea,
  used_at timestamptz,
  wrong_codes integer not null,
  blocked_until timestamptz,
  touched_at timestamptz not null,
  primary key (phone, browser)
);

create index otp_code_token on otp_code (token_hash);
create index otp_code_age on otp_code (touched_at);

grant select, insert, update, delete on otp, otp_code to krapao_app;
