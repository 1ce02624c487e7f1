-- When a slip was let through although no bank had shown its sender; the sum of a day is limited.
alter table slip add column allowed_at timestamptz;

grant update (allowed_at) on slip to krapao_app;

-- Banks show four digits of a number, and most mask the last one or show the last four: three digits are in both.
create index bank_account_claim_shown on bank_account_claim (bank_code, (left(right(account_no, 4), 3)));
