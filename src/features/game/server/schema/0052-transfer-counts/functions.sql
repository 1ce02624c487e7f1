-- Counts that a transfer of the member began or ended at a game, within the transaction that reserves or ends it.
create function write_transfer_count_of(member uuid, rows json) returns void
language plpgsql volatile security invoker set enable_seqscan = off as $$
begin
  update public.game_account a set open_transfers = a.open_transfers + c.change, transfers = a.transfers + 1,
    used_at = case when c.change > 0 then c.at else a.used_at end
  from json_to_recordset(rows) as c (code text, change int, at timestamptz)
  where a.member_id = member and a.code = c.code;
end $$;
