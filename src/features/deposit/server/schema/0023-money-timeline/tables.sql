-- Leads from a member's line to the money that waits for its owner, or waited.
create index suspense_item_of_credit on suspense_item (member_id, credit_id);
