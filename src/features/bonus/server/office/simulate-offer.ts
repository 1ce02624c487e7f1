import type { Read } from '#server/verb.ts';
import type { bonusOfficeCalls } from '../../office-contract.ts';
import { listPastDeposits } from '../past-deposits-table.ts';
import { simulateBonus } from './simulate-bonus.ts';

const monthMs = 30 * 24 * 60 * 60_000;
// Enough for a fair picture, few enough to be counted within a second.
const depositsMax = 20_000;

export const simulateOffer: Read<typeof bonusOfficeCalls.simulateOffer> = async ({ context, question }) => {
  const { terms, takePercent } = question;
  const since = new Date(context.now().getTime() - monthMs);
  const asked = { currency: terms.currency, since, limit: depositsMax };
  const deposits = await listPastDeposits(context.database, asked);
  return { ...simulateBonus(terms, deposits, takePercent), isCut: deposits.length === depositsMax };
};
