create function erase_logins_of(member uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.must_be_erased(member);
  delete from public.credential c where c.member_id = member;
  delete from public.session s where s.member_id = member;
end $$;

revoke all on function erase_logins_of from public;
grant execute on function erase_logins_of to krapao_app;
