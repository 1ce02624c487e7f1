-- What members complain about: a line of their statement. It holds no text; the talk has what was said.
create table complaint (
  -- The day and five digits by chance, short enough to say on the phone.
  complaint_no bigint primary key,
  member_id uuid not null,
  line_id uuid not null,
  line_type text not null,
  line_at timestamptz not null,
  state text not null constraint complaint_state check (state in ('OPEN', 'UPHELD', 'REFUSED', 'ANSWERED')),
  opened_at timestamptz not null,
  -- The time that was promised to the member.
  answer_by timestamptz not null,
  ended_at timestamptz,
  ended_by uuid,
  constraint complaint_end check ((state = 'OPEN') = (ended_at is null) and (ended_at is null) = (ended_by is null))
);

create unique index complaint_of_line on complaint (member_id, line_id) where state = 'OPEN';
create index complaint_open on complaint (answer_by) where state = 'OPEN';
create index complaint_age on complaint (ended_at) where state <> 'OPEN';

grant select, insert, delete, update (state, ended_at, ended_by) on complaint to krapao_app;
