-- One line, one payout.
create unique index concurrently suspense_item_payout_once on suspense_item (member_id, payout_id) where payout_id is not null;

alter table suspense_item validate constraint suspense_item_payout;
