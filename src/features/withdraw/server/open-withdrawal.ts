import type { AnswerOf, QuestionOf } from '#contract/endpoint.ts';
import type { Sql } from '#database/database.ts';
import { accounts, balancesOf, operationsPage } from '#ledger';
import { staffOf, type Call, type Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { officeGetWithdrawal as declaration } from '../contract.ts';
import { isWaitingForDecision } from '../rules.ts';
import { facesOf, lineOf } from './list-withdrawals.ts';
import { findWithdrawal, memberOfWithdrawal, type Withdrawal } from './withdrawals-table.ts';

type Answer = AnswerOf<typeof declaration>;

const stepsOf = async (sql: Sql, withdrawal: Withdrawal): Promise<Answer['steps']> => {
  const rows = await sql.rows<{ actor_kind: string; name: string | null; at: Date; detail: Record<string, unknown> }>(
    `select audit.actor_kind, staff.name, audit.at, audit.detail from audit
     left join staff on staff.staff_id = audit.actor_id
     where audit.member_id = $1 and audit.object = $2 order by audit.number`,
    [withdrawal.memberId, `withdrawal ${withdrawal.withdrawalId}`],
  );
  return rows.map((row) => {
    const { decided, ended, sent } = row.detail;
    const act = decided ?? ended ?? (sent === undefined ? 'REQUESTED' : 'SENT');
    return { act: String(act), by: row.name, at: row.at.toISOString(), detail: null };
  });
};

const balanceBefore = async (sql: Sql, withdrawal: Withdrawal): Promise<bigint | null> => {
  const row = await sql.one<{ from_after: bigint }>(
    `select from_after from entry where member_id = $1 and cause = $2 order by seq limit 1`,
    [withdrawal.memberId, withdrawal.withdrawalId],
  );
  return row === null ? null : row.from_after + withdrawal.amount;
};

const mayNotApprove = (withdrawal: Withdrawal, staffId: string): string | null => {
  if (!isWaitingForDecision(withdrawal.status)) return 'NOT_WAITING';
  return withdrawal.firstBy === staffId ? 'MAKER' : null;
};

export const openWithdrawal = async (context: Context, call: Call<QuestionOf<typeof declaration>>): Promise<Answer> => {
  const sql = context.database;
  const { withdrawalId } = call.question;
  const memberId = (await memberOfWithdrawal(sql, withdrawalId)) ?? refuse('NO_DATA');
  const withdrawal = (await findWithdrawal(sql, memberId, withdrawalId)) ?? refuse('NO_DATA');
  const { balances } = await balancesOf(sql, memberId);
  const { operations } = await operationsPage(sql, memberId, { page: 1, limit: 10 });
  const [face] = await facesOf(sql, [memberId]);
  const because = mayNotApprove(withdrawal, staffOf(call).staffId);
  return {
    withdrawal: lineOf(withdrawal, face),
    walletBefore: await balanceBefore(sql, withdrawal),
    walletNow: balances.get(accounts.wallet) ?? 0n,
    held: balances.get(accounts.held) ?? 0n,
    reason: withdrawal.rejectReason,
    note: withdrawal.note,
    payoutReference: withdrawal.bankReference,
    steps: await stepsOf(sql, withdrawal),
    recentLines: operations.map((line) => ({
      statementType: line.type,
      status: line.status,
      amount: line.amount,
      createdAt: line.createdAt.toISOString(),
    })),
    mayApprove: because === null,
    mayNotApproveBecause: because,
  };
};
