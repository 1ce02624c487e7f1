-- One line, one credit.
create unique index concurrently bank_receipt_named_once on bank_receipt (member_id, named_from) where named_from is not null;
