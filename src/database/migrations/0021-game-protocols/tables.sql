-- Which protocols exist is known to the code, and which game speaks which to the settings of the server: both are checked
-- when a game is changed.
alter table game drop constraint game_protocol_check;
alter table game add constraint game_protocol_check check (protocol ~ '^[a-z][a-z-]{1,29}$');

-- A game that an operator adds gets its two accounts in every book: the next free pair of numbers, for good. The sixteen
-- games of the specification have theirs from the start.
create function name_game_accounts(code text) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  v_first smallint;
begin
  lock table public.slot in share row exclusive mode;
  if exists (select from public.slot where name = 'game:' || code) then return; end if;
  select n into v_first from generate_series(2, 60, 2) n
    where not exists (select from public.slot where number in (n, n + 1)) order by n limit 1;
  if v_first is null then raise exception 'no account numbers are left for another game'; end if;
  insert into public.slot (number, name, kind)
    values (v_first, 'transit:' || code, 'own'), (v_first + 1, 'game:' || code, 'own');
end $$;

alter function write_operator_row(text, jsonb, jsonb, timestamptz) rename to write_plain_operator_row;

create function write_operator_row(kind text, before jsonb, after jsonb, at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  perform public.write_plain_operator_row(kind, before, after, at);
  if kind = 'game' and before is null then perform public.name_game_accounts(after ->> 'code'); end if;
end $$;

revoke all on function name_game_accounts, write_operator_row from public;
