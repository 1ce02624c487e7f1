-- The health of an account is changed as the account itself is.
alter table operator_change drop constraint operator_change_kind;

alter table operator_change add constraint operator_change_kind
  check (kind in ('setting', 'game', 'deposit_account', 'account_health'));

create or replace function operator_row(wanted_kind text, wanted text) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case wanted_kind
    when 'setting' then (select jsonb_build_object('name', s.name, 'value', s.value)
      from public.operator_setting s where s.name = wanted)
    when 'game' then (select to_jsonb(g) from public.game g where g.code = wanted)
    when 'deposit_account' then (select to_jsonb(d) - 'credited_since'
      from public.deposit_account d where d.account_id::text = wanted)
    when 'account_health' then (select to_jsonb(h) - 'frozen_at'
      from public.account_health h where h.account_id::text = wanted)
  end
$$;

-- Freezing protects, so one person does it at once; what brings money back to an account, or limits it, takes two.
create or replace function operator_change_steers(kind text, before jsonb, after jsonb) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case kind
    when 'setting' then exists (select from public.steering_setting s where s.name = after ->> 'name')
    when 'game' then before is null or exists (select from unnest(array['protocol', 'unit_factor_numerator',
      'unit_factor_denominator', 'web_url', 'android_url', 'ios_url']) f (name) where before -> f.name <> after -> f.name)
    when 'account_health' then before ->> 'daily_cap' is distinct from after ->> 'daily_cap'
      or coalesce(before ->> 'state', 'ACTIVE') = 'FROZEN' and coalesce(after ->> 'state', 'ACTIVE') <> 'FROZEN'
    else before is null or (after ->> 'is_listed')::boolean > (before ->> 'is_listed')::boolean
      or exists (select from unnest(array['bank_code', 'bank_type', 'mode', 'account_name', 'account_no', 'currency']) f (name)
        where before -> f.name <> after -> f.name)
  end
$$;

create function write_account_health(before jsonb, after jsonb, at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
declare
  is_frozen boolean := coalesce(after ->> 'state', 'ACTIVE') = 'FROZEN';
begin
  insert into public.account_health select (jsonb_populate_record(null::public.account_health,
    jsonb_build_object('state', 'ACTIVE') || after
      || jsonb_build_object('frozen_at', case when is_frozen then at end))).*
    on conflict (account_id) do update set state = excluded.state, daily_cap = excluded.daily_cap,
      case_no = excluded.case_no, frozen_amount = excluded.frozen_amount, check_at = excluded.check_at,
      frozen_at = case when is_frozen and before ->> 'state' = 'FROZEN' then account_health.frozen_at
        else excluded.frozen_at end;
end $$;

create or replace function write_operator_row(kind text, before jsonb, after jsonb, at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if kind = 'setting' then
    insert into public.operator_setting (name, value, updated_at) values (after ->> 'name', after -> 'value', at)
      on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at;
  elsif kind = 'account_health' then
    perform public.write_account_health(before, after, at);
  elsif kind = 'game' then
    insert into public.game select (jsonb_populate_record(null::public.game, after)).*
      on conflict (code) do update set name = excluded.name, category = excluded.category, protocol = excluded.protocol,
        unit_factor_numerator = excluded.unit_factor_numerator,
        unit_factor_denominator = excluded.unit_factor_denominator, logo = excluded.logo,
        background = excluded.background, web_url = excluded.web_url, android_url = excluded.android_url,
        ios_url = excluded.ios_url, currencies = excluded.currencies, place = excluded.place,
        is_listed = excluded.is_listed;
  else
    insert into public.deposit_account select (jsonb_populate_record(null::public.deposit_account,
      after || jsonb_build_object('credited_since', at))).*
      on conflict (account_id) do update set bank_code = excluded.bank_code, bank_type = excluded.bank_type,
        mode = excluded.mode, account_name = excluded.account_name, account_no = excluded.account_no,
        currency = excluded.currency, place = excluded.place, is_listed = excluded.is_listed,
        credited_since = case when (before ->> 'mode', after ->> 'mode') = ('MANUAL', 'AUTO')
          or (after ->> 'is_listed')::boolean > (before ->> 'is_listed')::boolean
          or exists (select from unnest(array['bank_code', 'bank_type', 'account_no', 'currency']) f (name)
            where before -> f.name <> after -> f.name)
          then excluded.credited_since else deposit_account.credited_since end;
  end if;
end $$;

revoke all on function write_account_health from public;
