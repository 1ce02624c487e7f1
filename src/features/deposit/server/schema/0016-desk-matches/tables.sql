-- For the desk: what waits for an amount, and what a sender paid before.
create index qr_code_of_amount on qr_code (amount, created_at);

create index reported_deposit_of_amount on reported_deposit (amount, created_at) where status = 'OPEN';

create index suspense_item_of_amount on suspense_item (amount, paid_at) where status = 'OPEN';

create index bank_receipt_of_payer on bank_receipt (payer_account_no, payer_bank_code, paid_at);

create index bank_receipt_at_account on bank_receipt (to_account_no, to_bank_code, paid_at) include (amount)
  where named_from is null;
