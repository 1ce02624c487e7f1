create function write_withdrawal(rows json) returns void
language plpgsql volatile security invoker
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  insert into public.withdrawal (member_id, withdrawal_id, status, amount, currency, bank_code, bank_account_no,
    bank_account_name, created_at)
  select a.member_id, a.withdrawal_id, 'REQUESTED', a.amount, a.currency, a.bank_code, a.bank_account_no,
    a.bank_account_name, a.created_at
  from json_to_recordset(rows) as a (member_id uuid, withdrawal_id uuid, amount bigint, currency text, bank_code text,
    bank_account_no text, bank_account_name text, created_at timestamptz);
end $$;

create function write_withdrawal_of(member uuid, rows json) returns void
language plpgsql volatile security invoker as $$
begin
  insert into public.withdrawal (member_id, withdrawal_id, status, amount, currency, bank_code, bank_account_no,
    bank_account_name, created_at)
  select member, a.withdrawal_id, 'REQUESTED', a.amount, a.currency, a.bank_code, a.bank_account_no,
    a.bank_account_name, a.created_at
  from json_to_recordset(rows) as a (withdrawal_id uuid, amount bigint, currency text, bank_code text,
    bank_account_no text, bank_account_name text, created_at timestamptz);
end $$;
