alter table deposit_account add constraint deposit_account_bank foreign key (bank_code) references bank (code);
