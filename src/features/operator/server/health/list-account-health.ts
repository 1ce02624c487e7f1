import { bangkokMidnight } from '#contract/bangkok-day.ts';
import { isBelowCap, takesCap } from '#server/operator/operator-catalogue.ts';
import {
  type KnownDepositAccount,
  listDepositAccountRows,
  listFormerAccountRows,
  listHealthRows,
  receivedAt,
  countReceivedToday,
} from '#server/operator/operator-table.ts';
import type { Read } from '#server/verb.ts';
import type { operatorOfficeCalls } from '../../office-contract.ts';
import { listAccountReadings } from './account-readings-table.ts';
import { listReceivedByQr } from './received-by-qr-table.ts';

const text = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

interface Received {
  // What was received by each QR method, and at each account itself.
  readonly byQr: readonly { readonly methodCode: string; readonly received: bigint }[];
  readonly itself: bigint;
}

// Null if it is not known: what a QR method received is that of its account only if the method had no other today.
const receivedBy = (
  account: KnownDepositAccount,
  accounts: readonly KnownDepositAccount[],
  { byQr, itself }: Received,
): bigint | null => {
  const { bankCode, bankType } = account;
  const throughCodes = byQr.find(({ methodCode }) => methodCode === bankCode)?.received ?? 0n;
  if (bankType !== 'QR' || throughCodes === 0n) return itself;
  const ofMethod = accounts.filter((one) => one.bankType === 'QR' && one.bankCode === bankCode);
  return ofMethod.length === 1 ? itself + throughCodes : null;
};

// Every account of ours, also those not shown to members, as the tables are now.
export const listAccountHealth: Read<typeof operatorOfficeCalls.listAccountHealth> = async ({ context }) => {
  const { database } = context;
  const now = context.now();
  const accounts = await listDepositAccountRows(database);
  const [changedToday, rows, sums, byQr, readings] = await Promise.all([
    listFormerAccountRows(database, bangkokMidnight(now)),
    listHealthRows(database),
    countReceivedToday(database, { accounts, now }),
    listReceivedByQr(database, now),
    listAccountReadings(database),
  ]);
  const known = new Map(rows.map((health) => [health.accountId, health]));
  return {
    accounts: accounts.map((account) => {
      const { accountId, bankCode, accountNo, currency } = account;
      const health = known.get(accountId);
      const itself = receivedAt(sums, account);
      const reading = readings.find((one) => one.bankCode === bankCode && one.accountNo === accountNo);
      return {
        accountId,
        currency,
        state: health?.state ?? 'ACTIVE',
        takesCap: takesCap(account),
        dailyCap: health?.dailyCap ?? null,
        receivedToday: receivedBy(account, [...accounts, ...changedToday], { byQr, itself }),
        isCapReached: takesCap(account) && !isBelowCap(health, itself),
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
