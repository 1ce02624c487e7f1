import { isBelowCap } from '#server/operator/operator-catalogue.ts';
import {
  listDepositAccountRows,
  listHealthRows,
  receivedAt,
  countReceivedToday,
} from '#server/operator/operator-table.ts';
import type { Read } from '#server/verb.ts';
import type { operatorOfficeCalls } from '../office-contract.ts';
import { listAccountReadings } from './account-readings-table.ts';

const text = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

// Every account of ours, also those not shown to members, as the tables are now.
export const listAccountHealth: Read<typeof operatorOfficeCalls.listAccountHealth> = async ({ context }) => {
  const { database } = context;
  const now = context.now();
  const accounts = await listDepositAccountRows(database);
  const [rows, sums, readings] = await Promise.all([
    listHealthRows(database),
    countReceivedToday(database, { accounts, now }),
    listAccountReadings(database),
  ]);
  const known = new Map(rows.map((health) => [health.accountId, health]));
  return {
    accounts: accounts.map((account) => {
      const { accountId, bankCode, accountNo, currency } = account;
      const health = known.get(accountId);
      const received = receivedAt(sums, account);
      const reading = readings.find((one) => one.bankCode === bankCode && one.accountNo === accountNo);
      return {
        accountId,
        currency,
        state: health?.state ?? 'ACTIVE',
        dailyCap: health?.dailyCap ?? null,
        receivedToday: received,
        isCapReached: !isBelowCap(health, received),
        caseNo: health?.caseNo ?? null,
        frozenAmount: health?.frozenAmount ?? null,
        frozenAt: text(health?.frozenAt),
        checkAt: text(health?.checkAt),
        isCheckDue: health?.checkAt != null && health.checkAt <= now,
        readAt: text(reading?.readAt),
        provedAt: text(reading?.provedAt),
      };
    }),
  };
};
