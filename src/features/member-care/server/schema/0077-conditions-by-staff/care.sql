-- Two people may decide that a running condition counts as met, such as while a game that would have to be read is gone.
alter table member_change add column grant_id uuid;
alter table member_change drop constraint member_change_kind;
alter table member_change add constraint member_change_kind
  check (kind in ('ACCOUNT', 'PHONE', 'FREE_ACCOUNT', 'FREE_PHONE', 'ERASE', 'CONDITION'));
alter table member_change add constraint member_change_grant check ((kind = 'CONDITION') = (grant_id is not null));
grant insert (grant_id) on member_change to krapao_app;
