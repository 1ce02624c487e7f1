-- Money given under a condition, from the moment a member accepts its terms. One is active at a time, whatever its type.
-- A bonus waits until a deposit pays it; the others are paid when they start. The terms never change.
create table reward_grant (
  member_id uuid not null,
  -- Also the operation of its money.
  grant_id uuid not null,
  type text not null constraint reward_grant_type check (type in ('bonus', 'promotion', 'invite', 'refund')),
  -- Of the offer; null for an invite bonus and a refund.
  code text,
  -- As the statement shows it, in the language in which it was accepted.
  title text not null,
  -- SHA-256 of the text that was accepted.
  terms_hash text not null constraint reward_grant_terms_hash check (terms_hash ~ '^[0-9a-f]{64}$'),
  percent_success integer not null,
  percent_fail integer not null,
  -- What a deposit from `minimum` on pays: `percent` of it, at most `amount_max`. Only of a bonus.
  percent integer,
  amount_max bigint,
  minimum bigint,
  -- The operation of the line that says that the condition was met.
  finish_id uuid not null,
  amount bigint constraint reward_grant_amount check (amount > 0),
  -- The amount, the deposit that paid it, and all deposits since.
  base bigint,
  paid_at timestamptz,
  -- The numbers of the book's last entry when it was paid and when it ended: its deposits lie between them.
  paid_seq bigint,
  -- The deposit that paid a bonus.
  paid_by uuid,
  created_at timestamptz not null,
  ended_at timestamptz,
  ended_as text constraint reward_grant_ended_as check (ended_as in ('met', 'lost', 'cleared')),
  ended_seq bigint,
  primary key (member_id, grant_id),
  constraint reward_grant_percents check (percent_fail >= 0 and percent_success > percent_fail),
  constraint reward_grant_of_code check ((code is not null) = (type in ('bonus', 'promotion'))),
  constraint reward_grant_of_bonus check (case when type = 'bonus'
    then percent > 0 and amount_max > 0 and minimum > 0
    else num_nonnulls(percent, amount_max, minimum, paid_by) = 0 and paid_at is not null end),
  constraint reward_grant_paid check (num_nonnulls(amount, base, paid_at, paid_seq) in (0, 4) and base >= amount
    and (paid_at is not null or paid_by is null)),
  -- Only a bonus that has not paid is cleared; one that has paid is met or lost.
  constraint reward_grant_ended check (num_nonnulls(ended_at, ended_as, ended_seq) in (0, 3)
    and (ended_at is null or (paid_at is null) = (ended_as = 'cleared')))
);

create unique index reward_grant_active on reward_grant (member_id) where ended_at is null;

create unique index reward_grant_promotion on reward_grant (member_id, code) where type = 'promotion';

create index reward_grant_of_member on reward_grant (member_id, code, created_at);

grant select, insert, update (amount, base, paid_at, paid_seq, paid_by, ended_at, ended_as, ended_seq)
  on reward_grant to krapao_app;

-- Refuses what may not happen while a condition runs.
create function guard_condition(rows json) returns table (place integer, code text)
language plpgsql stable security invoker set search_path = pg_catalog, public, pg_temp as $$
declare
  asked record;
  asking uuid;
begin
  for asked in select r.value from json_array_elements(rows) r loop
    asking := asked.value ->> 'member_id';
    if exists (select from public.reward_grant g
      where g.member_id = asking and g.ended_at is null and g.paid_at is not null) then
      place := asked.value ->> 'index';
      code := 'BONUS_CONDITION';
      return next;
    end if;
  end loop;
end $$;

revoke all on function guard_condition from public;
grant execute on function guard_condition to krapao_app;
