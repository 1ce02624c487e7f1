-- A member reads the complaints of one's own, the newest first.
create index complaint_member on complaint (member_id, opened_at);
