-- Each new receipt looks for money that people credited within a day and no line of the bank has shown.
create index concurrently receipt_channel_by_hand on receipt_channel (paid_at) where channel = 'HAND' and proved_at is null;
