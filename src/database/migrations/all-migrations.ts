import type { Migration } from '../migration.ts';
import { ledger } from './0001-ledger.ts';
import { conduct } from './0002-conduct.ts';
import { members } from './0003-members.ts';
import { operator } from './0004-operator.ts';
import { deposits } from './0005-deposits.ts';
import { games } from './0006-games.ts';
import { withdrawals } from './0007-withdrawals.ts';

// In the order of their numbers; a new one goes to the end.
export const allMigrations: readonly Migration[] = [ledger, conduct, members, operator, deposits, games, withdrawals];
