-- What came in, when, and that the gift was claimed stays; the hash by which the provider knows it does not.
create function erase_wallet_links_of(member uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.must_be_erased(member);
  update public.wallet_link l set hash = '' where l.member_id = member and l.ended_at is not null;
end $$;

revoke all on function erase_wallet_links_of from public;
grant execute on function erase_wallet_links_of to krapao_app;
