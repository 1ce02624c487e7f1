-- Deletes a member's personal data, once two people have decided it and no money is left. The application's role cannot
-- rewrite any of this itself.
create function erase_member_of(member uuid, instant timestamptz) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from public.member_change c
    join public.staff maker on maker.staff_id = c.proposed_by and maker.person_id = c.proposed_person
    join public.staff checker on checker.staff_id = c.decided_by and checker.person_id = c.decided_person
    where c.member_id = member and c.kind = 'ERASE' and c.status = 'DONE' and maker.person_id <> checker.person_id) then
    raise exception 'an erasure needs two people';
  end if;
  if not exists (select from public.member m where m.member_id = member and m.suspended_at is not null) then
    raise exception 'a member who is not suspended is not erased';
  end if;
  if exists (select from public.operation o where o.member_id = member and o.status = 'PENDING') then
    raise exception 'a member with an open operation is not erased';
  end if;
  if exists (select from public.account a where a.member_id = member and a.kind = 'own' and a.balance <> 0) then
    raise exception 'a member with money is not erased';
  end if;
  update public.member m set name = 'ERASED', phone = 'erased ' || member, source = null, inviter = null,
    erased_at = instant
    where m.member_id = member and m.kind = 'member' and m.erased_at is null;
  delete from public.member_bank_account a where a.member_id = member;
  delete from public.member_past_account a where a.member_id = member;
  delete from public.password_reset r where r.member_id = member;
  update public.member_change c set note = '',
    account_no = case when c.account_no is null then null else right(c.account_no, 4) end,
    account_name = case when c.account_name is null then null else '' end,
    phone = case when c.phone is null then null else right(c.phone, 4) end
    where c.member_id = member and c.kind <> 'ERASE';
end $$;

revoke all on function erase_member_of from public;
grant execute on function erase_member_of to krapao_app;
