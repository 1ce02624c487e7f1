-- A member's talk has the member's id, so its key finds it. Each line paid for these too.
drop index chat_message_member;
drop index chat_conversation_member;

-- A line changes when its talk was touched. A summary by range, unlike a tree, lets PostgreSQL change the row in its place.
drop index chat_conversation_age;
create index chat_conversation_age on chat_conversation using brin (touched_at);
alter table chat_conversation set (fillfactor = 80);
