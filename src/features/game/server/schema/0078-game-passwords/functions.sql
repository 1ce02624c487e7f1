-- Called when sessions of a member end because somebody else may have had them: each active account gets a new password. One that is
-- due already stays: nobody has been shown it.
create function make_game_passwords_due_of(member uuid, moment timestamptz) returns void
language sql volatile security invoker set enable_seqscan = off as $$
  update public.game_account g set password_due_at = coalesce(g.password_due_at, moment),
    password_wanted_at = coalesce(g.password_wanted_at, moment)
  where g.member_id = member and g.is_active
$$;
