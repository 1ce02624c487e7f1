alter table game_account add constraint game_account_of_book foreign key (member_id) references book (member_id);

alter table game_transfer add constraint game_transfer_of_account
  foreign key (member_id, code) references game_account (member_id, code);
