-- Up to which message the customer's browser has fetched the talk. What was read was delivered too, whatever stands here.
alter table chat_conversation add column delivered_seq bigint not null default 0;
grant update (delivered_seq) on chat_conversation to krapao_app;

-- Who of the staff has a talk open is now in staff_presence, with the other items.
drop table chat_presence;

-- Every member reads what the chat says outside of its hours, so that two people publish it.
insert into steering_setting (name) values ('chatHours');
