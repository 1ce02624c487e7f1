import { readMigration } from '#database/schema/read-migration.ts';

// The prize wheel: coins, seeds, spins and coupons.
export const schema = readMigration(import.meta.url, {
  name: '0028-spin',
  files: ['tables.sql', 'erase.sql'],
  distribution: {
    spin_player: 'by member',
    spin_coin: 'by member',
    spin_wheel: { by: 'wheel_hash' },
    spin_seed: 'by member',
    spin: 'by member',
    spin_coupon: 'by member',
  },
  delegated: ['erase_spins_of(uuid)'],
});
