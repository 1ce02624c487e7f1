-- A difference between the books and the world outside. Each kind of finding is raised once per object.
create table finding (
  member_id uuid not null,
  finding_id uuid not null,
  kind text not null,
  lane text not null,
  object text not null,
  detail jsonb not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  note text,
  primary key (member_id, finding_id),
  unique (member_id, kind, object),
  constraint finding_closed check ((closed_at is null) = (closed_by is null))
);

create index finding_open on finding (found_at) where closed_at is null;

-- The outcome of a piece of outside work that one person proposes, with evidence, and another person confirms.
create table outside_decision (
  member_id uuid not null,
  decision_id uuid not null,
  work_kind text not null,
  work_id uuid not null,
  outcome text not null check (outcome in ('done', 'refused')),
  reference text,
  note text not null,
  proposed_by uuid not null,
  proposed_person uuid not null,
  proposed_at timestamptz not null,
  status text not null default 'OPEN' check (status in ('OPEN', 'CONFIRMED', 'WITHDRAWN')),
  decided_by uuid,
  decided_person uuid,
  decided_at timestamptz,
  primary key (member_id, decision_id),
  constraint outside_decision_decided check ((status = 'OPEN') = (decided_at is null)),
  constraint outside_decision_maker_is_not_checker check (status <> 'CONFIRMED' or (decided_person is not null and decided_person <> proposed_person))
);

create unique index outside_decision_one_open on outside_decision (member_id, work_kind, work_id) where status = 'OPEN';

grant select, insert, update (closed_at, closed_by, note) on finding to krapao_app;
grant select, insert, update (status, decided_by, decided_person, decided_at) on outside_decision to krapao_app;
