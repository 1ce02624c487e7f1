-- Each change of the operator's data: who requested it and why, the row before and after, who decided it.
create table operator_change (
  change_id uuid primary key,
  kind text not null constraint operator_change_kind check (kind in ('setting', 'game', 'deposit_account')),
  object text not null,
  before jsonb,
  after jsonb not null,
  because text not null,
  needs_two boolean not null,
  status text not null constraint operator_change_status check (status in ('WAITING', 'APPLIED', 'DROPPED')),
  made_by text not null,
  made_name text not null,
  made_at timestamptz not null,
  decided_by text,
  decided_name text,
  decided_at timestamptz,
  constraint operator_change_decided check ((status = 'WAITING') = (decided_at is null)),
  constraint operator_change_two check (status <> 'APPLIED' or not needs_two
    or (decided_by <> made_by and lower(decided_name) <> lower(made_name)))
);

create index operator_change_made on operator_change (status, made_at);

grant select on operator_change to krapao_app;

-- The application reads the operator's data and changes it only by the functions below. Each writes its audit row to
-- the chain of the baht house member in the same transaction, with the caller's rights: a spread database refuses to
-- touch one member in the name of two users. The caller holds that member's lock.

create function operator_row(wanted_kind text, wanted text) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case wanted_kind
    when 'setting' then (select jsonb_build_object('name', s.name, 'value', s.value)
      from public.operator_setting s where s.name = wanted)
    when 'game' then (select to_jsonb(g) from public.game g where g.code = wanted)
    when 'deposit_account' then (select to_jsonb(d) - 'credited_since'
      from public.deposit_account d where d.account_id::text = wanted)
  end
$$;

-- Settings that steer money. The migration of the room that declares a setting lists it here.
create table steering_setting (
  name text primary key
);

insert into steering_setting (name) values ('twoPersonThreshold'), ('alonePerDay');

grant select on steering_setting to krapao_app;

-- Whether a change steers money, so that a second person has to confirm it.
create function operator_change_steers(kind text, before jsonb, after jsonb) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case kind
    when 'setting' then exists (select from public.steering_setting s where s.name = after ->> 'name')
    when 'game' then before is null or exists (select from unnest(array['protocol', 'unit_factor_numerator',
      'unit_factor_denominator', 'web_url', 'android_url', 'ios_url']) f (name) where before -> f.name <> after -> f.name)
    else before is null or (after ->> 'is_listed')::boolean > (before ->> 'is_listed')::boolean
      or exists (select from unnest(array['bank_code', 'bank_type', 'mode', 'account_name', 'account_no', 'currency']) f (name)
        where before -> f.name <> after -> f.name)
  end
$$;

-- What changes, field by field, in the form the audit may store: the last four digits of an account number, the
-- beginning of a text.
create function operator_change_told(before jsonb, after jsonb) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_object_agg(f.key, jsonb_build_array(
    case f.key when 'account_no' then '*' || right(before ->> f.key, 4) else left(before ->> f.key, 200) end,
    case f.key when 'account_no' then '*' || right(f.value, 4) else left(f.value, 200) end)), '{}')
  from jsonb_each_text(after) f where before ->> f.key is distinct from f.value
$$;

-- `by` names who acts: kind, id (null for the command line), key, name, act, requestId, address, and the audit row's id.
create function operator_change_audit(object text, detail jsonb, by jsonb, at timestamptz) returns json
language sql stable set search_path = pg_catalog, pg_temp as $$
  select json_build_array(json_build_object(
    'id', by ->> 'auditId', 'at', at, 'actor_kind', by ->> 'kind', 'actor_id', by ->> 'id', 'act', by ->> 'act',
    'object', object, 'request_id', by ->> 'requestId', 'address', by ->> 'address',
    'detail', detail || jsonb_build_object('by', by ->> 'name')))
$$;

-- Money that arrived before an account was added, switched to AUTO, listed again or renumbered is not credited
-- automatically.
create function write_operator_row(kind text, before jsonb, after jsonb, at timestamptz) returns void
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if kind = 'setting' then
    insert into public.operator_setting (name, value, updated_at) values (after ->> 'name', after -> 'value', at)
      on conflict (name) do update set value = excluded.value, updated_at = excluded.updated_at;
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

-- Writes the audit row of a change with the owner's rights, so that a caller cannot leave it out. On a spread database the
-- owner's functions do not reach members' machines: there the row is returned and the caller writes it.
create function audit_by_owner(audit json) returns json
language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from pg_extension where extname = 'citus') then return audit; end if;
  perform public.write_audit_of('00000000-0000-7000-8000-000000000764', audit);
  return null;
end $$;

-- Stores a requested change. One that steers no money is applied at once; any other waits for a second person. A repeat
-- under the same id changes nothing and has no audit row. The table lock serves callers without the member's lock.
create function keep_operator_change(
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
    when 'game' then jsonb_build_object('code', v_object) else jsonb_build_object('account_id', v_object) end)
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
  update public.operator_change c set status = 'APPLIED', decided_by = by ->> 'key', decided_name = by ->> 'name',
    decided_at = at where c.change_id = change;
end $$;

create function propose_operator_change(wanted jsonb, change uuid, by jsonb, at timestamptz) returns text
language plpgsql volatile security invoker set search_path = pg_catalog, public, pg_temp as $$
declare
  kept record;
begin
  select k.answer, k.audit into kept from public.keep_operator_change(wanted, change, by, at) k;
  if kept.audit is not null then perform public.write_audit_of('00000000-0000-7000-8000-000000000764', kept.audit); end if;
  return kept.answer;
end $$;

-- Applies a waiting change, or drops it; the person who requested it cannot apply it. A value that changed since the
-- request is not overwritten.
create function keep_operator_decision(verdict text, change uuid, by jsonb, at timestamptz) returns json
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
  end if;
  update public.operator_change o set status = verdict, decided_by = by ->> 'key', decided_name = by ->> 'name',
    decided_at = at where o.change_id = change;
  return public.audit_by_owner(public.operator_change_audit(c.kind || ' ' || c.object, jsonb_build_object('change', change,
    'decided', verdict, 'fields', public.operator_change_told(c.before, c.after)), by, at));
end $$;

create function decide_operator_change(verdict text, change uuid, by jsonb, at timestamptz) returns text
language plpgsql volatile security invoker set search_path = pg_catalog, public, pg_temp as $$
declare
  audit json := public.keep_operator_decision(verdict, change, by, at);
begin
  if audit is not null then perform public.write_audit_of('00000000-0000-7000-8000-000000000764', audit); end if;
  return verdict;
end $$;

-- The first rows of an operator. If any row exists, writes nothing and answers false.
create function install_operator(first jsonb, by jsonb, at timestamptz) returns boolean
language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_row record;
begin
  perform public.lock_member('00000000-0000-7000-8000-000000000764');
  if exists (select from public.operator_setting) or exists (select from public.game)
    or exists (select from public.deposit_account) then return false; end if;
  for v_row in select r.value ->> 'kind' as kind, r.value -> 'row' as fields from jsonb_array_elements(first) r loop
    perform public.write_operator_row(v_row.kind, null, v_row.fields, at);
  end loop;
  perform public.write_audit_of('00000000-0000-7000-8000-000000000764',
    public.operator_change_audit('operator', jsonb_build_object('rows', jsonb_array_length(first)), by, at));
  return true;
end $$;

revoke all on function write_operator_row, audit_by_owner from public;
revoke all on function propose_operator_change, keep_operator_change, decide_operator_change, keep_operator_decision,
  install_operator from public;
grant execute on function propose_operator_change, keep_operator_change, decide_operator_change,
  keep_operator_decision, install_operator to krapao_app;
