-- What came in, when, and under which reference stays, so that it is booked once; who paid does not.
create function erase_deposits_of(member uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.must_be_erased(member);
  update public.bank_receipt r set payer_account_no = right(r.payer_account_no, 4), payer_name = ''
    where r.member_id = member;
  update public.reported_deposit n set note = null where n.member_id = member;
end $$;

-- Money that waited without a name lies in the book of a house member: what was given to them, and what was thought to
-- be theirs and sent back.
create function erase_suspense_named_to(erased uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform public.must_be_erased(erased);
  update public.bank_receipt r set payer_account_no = right(r.payer_account_no, 4), payer_name = ''
    from public.suspense_item s
    where r.member_id = s.member_id and r.operation_id = s.operation_id
      and (s.named_to = erased or s.status = 'RETURNED' and erased in (s.supposed_member_id, s.told_member_id));
  update public.suspense_item s set payer_account_no = right(s.payer_account_no, 4), payer_name = '', proposal = null
    where s.named_to = erased or s.status = 'RETURNED' and erased in (s.supposed_member_id, s.told_member_id);
end $$;

-- Lines of a bank that were first booked nowhere and then to the member, directly or out of suspense: what they say
-- stands in the receipt, but for who paid.
create function erase_rejects_booked_to(erased uuid) returns void
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  named uuid[];
begin
  perform public.must_be_erased(erased);
  select array_agg(s.operation_id) into named from public.suspense_item s
    where s.named_to = erased or s.status = 'RETURNED' and erased in (s.supposed_member_id, s.told_member_id);
  update public.feed_reject f set raw = 'ERASED', proposal = null, note = null
    where f.receipt_member_id = erased or f.receipt_operation_id = any (named);
end $$;

revoke all on function erase_deposits_of, erase_suspense_named_to, erase_rejects_booked_to from public;
grant execute on function erase_deposits_of, erase_suspense_named_to, erase_rejects_booked_to to krapao_app;
