alter table game_transfer add constraint game_transfer_of_account
  foreign key (member_id, code) references game_account (member_id, code);
