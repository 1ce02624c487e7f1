import { cutPage } from '#contract/queue-page.ts';
import { knownDepositAccounts } from '#server/operator/operator-catalogue.ts';
import type { KnownDepositAccount } from '#server/operator/operator-table.ts';
import type { Read } from '#server/verb.ts';
import type { ChangeLine, operatorOfficeCalls } from '../office-contract.ts';
import { changedFields } from './changed-fields.ts';
import {
  countWaitingChanges,
  listEndedChanges,
  listWaitingChanges,
  type ChangeRow,
} from '#server/records/operator-changes-table.ts';

const titleOf = ({ kind, object, after }: ChangeRow, accounts: readonly KnownDepositAccount[]): string => {
  if (kind === 'setting' || kind === 'offer') return object;
  if (kind === 'account_health') {
    const account = accounts.find(({ accountId }) => accountId === object);
    return account === undefined ? object : `${account.bankCode} ${account.accountNo}`;
  }
  return kind === 'game' ? String(after['name']) : `${String(after['bank_code'])} ${String(after['account_no'])}`;
};

export const lineOf = (row: ChangeRow, accounts: readonly KnownDepositAccount[]): ChangeLine => ({
  changeId: row.changeId,
  kind: row.kind,
  object: row.object,
  title: titleOf(row, accounts),
  because: row.because,
  needsTwo: row.needsTwo,
  status: row.status,
  fields: changedFields(row),
  madeBy: row.madeBy,
  madeAt: row.madeAt.toISOString(),
  decidedBy: row.decidedBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
});

export const listChanges: Read<typeof operatorOfficeCalls.listChanges> = async ({ context, question }) => {
  const { database } = context;
  const { view, page, limit } = question;
  const isWaiting = view === 'waiting';
  const place = { limit: limit + 1, offset: (page - 1) * limit };
  const [figures, found, accounts] = await Promise.all([
    countWaitingChanges(database),
    isWaiting ? listWaitingChanges(database, place) : listEndedChanges(database, place),
    knownDepositAccounts(context),
  ]);
  const { shown, hasMore } = cutPage(found, limit);
  return {
    counts: { waiting: figures?.count ?? 0 },
    oldestAt: isWaiting ? (figures?.oldestAt?.toISOString() ?? null) : null,
    hasMore,
    items: shown.map((row) => lineOf(row, accounts)),
  };
};
