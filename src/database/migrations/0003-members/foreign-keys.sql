alter table member_bank_account add constraint member_bank_account_member
  foreign key (member_id) references member (member_id);
