-- The withdrawal whose payout came back with this money.
alter table suspense_item add column payout_id uuid;

alter table suspense_item add constraint suspense_item_payout check (payout_id is null or status = 'NAMED') not valid;

grant update (payout_id) on suspense_item to krapao_app;
