-- How much of a limit was used since its window began.
create table budget (
  key text primary key,
  since timestamptz not null,
  used integer not null
);

create index budget_age on budget (since);

grant select, insert, update, delete on budget to krapao_app;
