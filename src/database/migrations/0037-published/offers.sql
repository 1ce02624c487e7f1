-- Offers are changed as the operator's other data is: one person asks, another publishes, and every published state stays.
-- What an offer was is told by its versions, so who made it is no longer a column of the offer.
alter table reward_offer drop constraint reward_offer_published;

alter table reward_offer drop constraint reward_offer_two_people;

alter table reward_offer drop column made_by, drop column made_at, drop column published_by;

-- Offers that waited for a second person are asked for again.
delete from reward_offer where published_at is null;

alter table reward_offer alter column published_at set not null;

alter table reward_offer add constraint reward_offer_times check (ends_at > starts_at);

-- A promotion may be given out by a list of codes, [{ code, quota }], instead of its own code.
alter table reward_offer add column codes jsonb not null default '[]';

-- The codes of those lists. One that left its list is closed, and never belongs to another promotion. `quota` null: no
-- limit of its own.
create table reward_code (
  code text primary key constraint reward_code_code check (code ~ '^[A-Z0-9_-]{1,40}$'),
  offer text not null,
  quota bigint constraint reward_code_quota check (quota > 0),
  taken bigint not null default 0,
  is_closed boolean not null default false,
  constraint reward_code_within_quota check (taken >= 0 and (quota is null or taken <= quota))
);

create index reward_code_of_offer on reward_code (offer);

-- What was on offer from `published_at` on, by column; never changed. `change_id` is the change that two people made.
create table reward_offer_version (
  code text not null,
  version integer not null,
  terms jsonb not null,
  change_id uuid,
  published_at timestamptz not null,
  primary key (code, version)
);

-- The terms of an offer, as they are asked for, compared and kept: without how many took it.
create function offer_terms(o reward_offer) returns jsonb
language sql immutable set search_path = pg_catalog, pg_temp as $$
  select to_jsonb(o) - 'taken' - 'published_at' || jsonb_build_object(
    'starts_at', to_char(o.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'ends_at', to_char(o.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'withdrawn_at', to_char(o.withdrawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
$$;

insert into reward_offer_version (code, version, terms, change_id, published_at)
  select o.code, 1, offer_terms(o), null, o.published_at from reward_offer o;

grant select on reward_offer_version to krapao_app;

-- The application only counts those who took an offer; everything else is written by the functions below.
revoke insert, update on reward_offer from krapao_app;

grant update (taken) on reward_offer to krapao_app;

grant select, update (taken) on reward_code to krapao_app;

-- How many took an offer and what it cost so far.
create index reward_grant_of_code on reward_grant (code) where code is not null;
