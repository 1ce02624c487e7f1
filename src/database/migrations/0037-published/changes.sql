-- Offers are a kind of the changes that two people make.
alter table operator_change drop constraint operator_change_kind;

alter table operator_change add constraint operator_change_kind
  check (kind in ('setting', 'game', 'deposit_account', 'account_health', 'offer'));

create index operator_change_object on operator_change (kind, object, made_at);

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
    when 'offer' then (select public.offer_terms(o) from public.reward_offer o where o.code = wanted)
  end
$$;

-- Taking an offer back protects, so one person does it at once; everything else about an offer takes two.
create or replace function operator_change_steers(kind text, before jsonb, after jsonb) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case kind
    when 'setting' then exists (select from public.steering_setting s where s.name = after ->> 'name')
    when 'game' then before is null or exists (select from unnest(array['protocol', 'unit_factor_numerator',
      'unit_factor_denominator', 'web_url', 'android_url', 'ios_url']) f (name) where before -> f.name <> after -> f.name)
    when 'account_health' then before ->> 'daily_cap' is distinct from after ->> 'daily_cap'
      or coalesce(before ->> 'state', 'ACTIVE') = 'FROZEN' and coalesce(after ->> 'state', 'ACTIVE') <> 'FROZEN'
    when 'offer' then not coalesce(before ->> 'withdrawn_at' is null and after ->> 'withdrawn_at' is not null
      and before - 'withdrawn_at' = after - 'withdrawn_at', false)
    else before is null or (after ->> 'is_listed')::boolean > (before ->> 'is_listed')::boolean
      or exists (select from unnest(array['bank_code', 'bank_type', 'mode', 'account_name', 'account_no', 'currency']) f (name)
        where before -> f.name <> after -> f.name)
  end
$$;

-- What took effect of an offer is its next version. Changes run one by one, under the lock of their table.
create function keep_offer_version(kind text, object text, after jsonb, change uuid, at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if kind <> 'offer' then return; end if;
  insert into public.reward_offer_version (code, version, terms, change_id, published_at)
    select object, coalesce(max(v.version), 0) + 1, after, change, at
    from public.reward_offer_version v where v.code = object;
end $$;

create or replace function keep_operator_change(
  wanted jsonb, change uuid, by jsonb, at timestamptz, out answer text, out audit json
) language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_kind text := wanted ->> 'kind';
  v_object text := wanted ->> 'object';
  v_before jsonb;
  v_after jsonb;
  v_two boolean;
begin
  lock table public.operator_change in share row exclusive mode;
  select c.status into answer from public.operator_change c where c.change_id = change;
  if found then return; end if;
  v_before := public.operator_row(v_kind, v_object);
  v_after := coalesce(v_before, case v_kind when 'setting' then jsonb_build_object('name', v_object)
    when 'game' then jsonb_build_object('code', v_object) when 'offer' then jsonb_build_object('code', v_object) else jsonb_build_object('account_id', v_object) end)
    || (wanted -> 'fields');
  if v_after is not distinct from v_before then raise exception 'OPERATOR_SAME' using errcode = 'KR014'; end if;
  v_two := public.operator_change_steers(v_kind, v_before, v_after);
  insert into public.operator_change (change_id, kind, object, before, after, because, needs_two, status, made_by,
    made_name, made_at)
  values (change, v_kind, v_object, v_before, v_after, wanted ->> 'because', v_two, 'WAITING', by ->> 'key',
    by ->> 'name', at);
  audit := public.audit_by_owner(public.operator_change_audit(v_kind || ' ' || v_object, jsonb_build_object(
    'change', change, 'because', wanted ->> 'because', 'needsTwo', v_two,
    'fields', public.operator_change_told(v_before, v_after)), by, at));
  answer := case when v_two then 'WAITING' else 'APPLIED' end;
  if v_two then return; end if;
  perform public.write_operator_row(v_kind, v_before, v_after, at);
  perform public.keep_offer_version(v_kind, v_object, v_after, change, at);
  update public.operator_change c set status = 'APPLIED', decided_by = by ->> 'key', decided_name = by ->> 'name',
    decided_at = at where c.change_id = change;
end $$;

create or replace function keep_operator_decision(verdict text, change uuid, by jsonb, at timestamptz) returns json
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  c public.operator_change;
begin
  lock table public.operator_change in share row exclusive mode;
  select * into c from public.operator_change o where o.change_id = change;
  if not found then raise exception 'OPERATOR_NO_CHANGE' using errcode = 'KR011'; end if;
  if c.status <> 'WAITING' then raise exception 'OPERATOR_DECIDED' using errcode = 'KR012'; end if;
  if verdict = 'APPLIED' then
    if c.made_by = by ->> 'key' or lower(c.made_name) = lower(by ->> 'name') then
      raise exception 'OPERATOR_SAME_PERSON' using errcode = 'KR013';
    end if;
    if c.before is distinct from public.operator_row(c.kind, c.object) then
      raise exception 'OPERATOR_MOVED_ON' using errcode = 'KR015';
    end if;
    perform public.write_operator_row(c.kind, c.before, c.after, at);
    perform public.keep_offer_version(c.kind, c.object, c.after, change, at);
  end if;
  update public.operator_change o set status = verdict, decided_by = by ->> 'key', decided_name = by ->> 'name',
    decided_at = at where o.change_id = change;
  return public.audit_by_owner(public.operator_change_audit(c.kind || ' ' || c.object, jsonb_build_object('change', change,
    'decided', verdict, 'fields', public.operator_change_told(c.before, c.after)), by, at));
end $$;

-- The list of a promotion as it is now. A code that is the own code of an offer, or in another list, is refused.
create function write_codes(promotion text, codes jsonb) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from jsonb_array_elements(codes) l join public.reward_offer o on o.code = l.value ->> 'code')
    or exists (select from public.reward_code c where c.code = promotion)
    or exists (select from jsonb_array_elements(codes) l join public.reward_code c on c.code = l.value ->> 'code'
      where c.offer <> promotion) then
    raise exception 'REWARD_CODE_TAKEN' using errcode = '23505';
  end if;
  update public.reward_code c set is_closed = true where c.offer = promotion
    and not exists (select from jsonb_array_elements(codes) l where l.value ->> 'code' = c.code);
  insert into public.reward_code (code, offer, quota)
    select l.value ->> 'code', promotion, (l.value ->> 'quota')::bigint from jsonb_array_elements(codes) l
    on conflict (code) do update set quota = excluded.quota, is_closed = false;
end $$;

-- Code, kind and currency of an offer stay: grants name its code. An offer that is changed keeps its count of takers.
create function write_offer(before jsonb, after jsonb, at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.reward_offer select (jsonb_populate_record(null::public.reward_offer,
    after || jsonb_build_object('taken', 0, 'published_at', at))).*
    on conflict (code) do update set place = excluded.place, period = excluded.period,
      max_received = excluded.max_received, percent = excluded.percent, minimum = excluded.minimum,
      amount = excluded.amount, percent_success = excluded.percent_success, percent_fail = excluded.percent_fail,
      quota = excluded.quota, title = excluded.title, description = excluded.description, banners = excluded.banners,
      starts_at = excluded.starts_at, ends_at = excluded.ends_at, withdrawn_at = excluded.withdrawn_at,
      codes = excluded.codes;
  perform public.write_codes(after ->> 'code', after -> 'codes');
end $$;

create or replace function write_operator_row(kind text, before jsonb, after jsonb, at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if kind = 'offer' then
    perform public.write_offer(before, after, at);
    return;
  end if;
  perform public.write_plain_operator_row(kind, before, after, at);
  if kind = 'game' and before is null then perform public.name_game_accounts(after ->> 'code'); end if;
end $$;

revoke all on function write_codes, write_offer, write_operator_row, keep_operator_change, keep_operator_decision, keep_offer_version
  from public;
grant execute on function keep_operator_change, keep_operator_decision to krapao_app;
