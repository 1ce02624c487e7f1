create table credential (
  member_id uuid primary key,
  password_hash text not null,
  changed_at timestamptz not null
);

grant select, insert, update (password_hash, changed_at) on credential to krapao_app;
