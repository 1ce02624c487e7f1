import { readMigration } from '#database/schema/read-migration.ts';

// Deposits by gift link. No foreign key to book: a link is written only under that book's lock.
export const schema = readMigration(import.meta.url, {
  name: '0013-wallet-links',
  files: ['tables.sql', 'erase.sql'],
  distribution: { wallet_link: 'by member', wallet_link_claim: { by: 'reference' } },
  delegated: ['erase_wallet_links_of(uuid)'],
});
