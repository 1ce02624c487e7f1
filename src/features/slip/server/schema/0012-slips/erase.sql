-- What was paid, when, and under which number stays; who paid, and what else the picture showed, does not.
create function erase_slips_of(member uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.must_be_erased(member);
  update public.slip s set codes = '{}', payer_account_no = right(s.payer_account_no, 4), payer_name = '', staff_note = null,
    proposal = null
    where s.member_id = member;
end $$;

revoke all on function erase_slips_of from public;
grant execute on function erase_slips_of to krapao_app;
