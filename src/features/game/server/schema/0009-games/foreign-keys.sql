alter table game_account add constraint game_account_of_book foreign key (member_id) references book (member_id);
