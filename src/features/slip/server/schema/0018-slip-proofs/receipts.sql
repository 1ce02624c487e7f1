-- What slips told is looked for in the banks' records too.
drop index receipt_channel_unproved;

create index receipt_channel_unproved on receipt_channel (told_at)
  where proved_at is null and channel in ('FEED', 'HAND', 'SLIP');
