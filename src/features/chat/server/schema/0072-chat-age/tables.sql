-- Each line changes when its talk was touched. A summary by range, unlike a tree, lets PostgreSQL 16 and later change the row in its
-- place, without a new entry in each index of the table.
drop index chat_conversation_age;
create index chat_conversation_age on chat_conversation using brin (touched_at);
alter table chat_conversation set (fillfactor = 80);
