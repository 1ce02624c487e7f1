-- A line of the bank that shows what was credited before without one: the credit is its naming.
grant update (named_from) on bank_receipt to krapao_app;
grant update (credit_id) on suspense_item to krapao_app;
