create or replace function write_game_transfer_of(member uuid, rows json) returns void
language plpgsql volatile security invoker as $$
begin
  insert into public.game_transfer (member_id, transfer_id, code, direction, amount, currency, status, sendings,
    first_sent_at, last_sent_at, due_at, created_at, follows, unit_factor_numerator, unit_factor_denominator)
  select member, t.transfer_id, t.code, t.direction, t.amount, t.currency, 'SENDING', 1, t.sent_at, t.sent_at, t.due_at,
    t.sent_at, t.follows, t.unit_factor_numerator, t.unit_factor_denominator
  from json_to_recordset(rows) as t (transfer_id uuid, code text, direction text, amount bigint, currency text,
    sent_at timestamptz, due_at timestamptz, follows uuid, unit_factor_numerator integer, unit_factor_denominator integer);
end $$;
