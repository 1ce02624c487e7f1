-- A slip may show a payment to somebody else, whose name and number do not stay either.
create or replace function erase_slips_of(member uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.must_be_erased(member);
  update public.slip s set codes = '{}', payer_account_no = right(s.payer_account_no, 4), payer_name = '',
    to_account_no = right(s.to_account_no, 4), to_name = '', staff_note = null, proposal = null
    where s.member_id = member;
end $$;
