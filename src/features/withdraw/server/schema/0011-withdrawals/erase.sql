-- What was paid, when, and under which reference stays; the payee's data is deleted.
create function erase_withdrawals_of(member uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.must_be_erased(member);
  update public.withdrawal w set bank_account_no = right(w.bank_account_no, 4), bank_account_name = '', note = null
    where w.member_id = member and w.ended_at is not null;
end $$;

revoke all on function erase_withdrawals_of from public;
grant execute on function erase_withdrawals_of to krapao_app;
