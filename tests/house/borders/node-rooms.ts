import type { Room } from './border-table.ts';

// Rooms that run in Node, where browser globals that Node also has are a mistake.
export const nodeRooms: readonly Room[] = [
  'feature server',
  'ledger',
  'providers',
  'sandbox',
  'server',
  'database',
  'members',
  'play',
  'conditions',
];
