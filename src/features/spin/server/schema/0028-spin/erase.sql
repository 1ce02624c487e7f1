-- What was won and paid stays; the numbers that the member's browser chose do not.
create function erase_spins_of(member uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.must_be_erased(member);
  update public.spin s set client_seed = '' where s.member_id = member;
end $$;

revoke all on function erase_spins_of from public;
grant execute on function erase_spins_of to krapao_app;
