import type { Sql } from '#database/database.ts';
import { listMoneyAlike, type MoneyAlike } from '#features/deposit/server/public.ts';
import type { Slip } from './slips-table.ts';

// Booked money that an open slip may be about.
export const listMoneyOfSlip = async (sql: Sql, slip: Slip): Promise<MoneyAlike[]> => {
  const { amount, paidAt, currency } = slip;
  if (amount === null || paidAt === null || slip.endedAt !== null) return [];
  const payer = {
    bankCode: slip.payerBankCode ?? '',
    accountNo: slip.payerAccountNo ?? '',
    name: slip.payerName ?? '',
  };
  return listMoneyAlike(sql, { amount, paidAt, currency, payer });
};
