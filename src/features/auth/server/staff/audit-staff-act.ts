import type { Sql } from '#database/database.ts';
import { accounts, lockMember } from '#ledger';
import { originOf, type Call, type Context } from '#server/context.ts';
import { writeAudit } from '#server/records/audit.ts';
import { takeFromBudgets } from '#server/records/budgets.ts';
import { loginWindowMs } from '../../rules.ts';

export interface StaffAct {
  readonly sql: Sql;
  readonly call: Call;
  readonly staffId: string | null;
  readonly object: string;
  readonly detail?: Record<string, unknown>;
}

// Staff actions that concern no member go to the chain of the house member of the local currency.
export const auditStaffAct = async (context: Context, act: StaffAct): Promise<void> => {
  const memberId = accounts.house.BAHT;
  await lockMember(act.sql, memberId);
  await writeAudit(act.sql, {
    ...originOf(act.call),
    memberId,
    id: context.newId(),
    at: context.now(),
    object: act.object,
    operationId: null,
    detail: { staffId: act.staffId, ...act.detail },
  });
};

export type FailedFactor = 'second factor' | 'passkey' | 'passkey counter';

export interface FailedTry {
  readonly call: Call;
  // null if no login has the tried name.
  readonly staffId: string | null;
  readonly failed: 'password' | FailedFactor;
}

const recordedTriesMax = 10;

// Audits a failed try, at most ten per person in 15 minutes, so that nobody can fill the chain from outside.
export const recordFailedTry = async (context: Context, { call, staffId, failed }: FailedTry): Promise<void> => {
  const key = `recorded tries of ${staffId ?? 'nobody'}`;
  const budget = { key, at: context.now(), windowMs: loginWindowMs, max: recordedTriesMax };
  if ((await takeFromBudgets(context.database, [budget])) === null) return;
  const act = { call, staffId, object: `staff ${staffId ?? 'unknown'}`, detail: { failed } };
  await context.database.transaction((sql) => auditStaffAct(context, { sql, ...act }));
};
