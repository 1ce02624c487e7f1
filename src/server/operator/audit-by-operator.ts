import type { Sql } from '#database/database.ts';
import { accounts } from '#ledger';
import type { Context } from '../context.ts';
import { writeAudit } from '../records/audit.ts';

export interface OperatorAct {
  readonly act: string;
  readonly object: string;
  // The name of the person who gave the command (`by`).
  readonly detail: Record<string, unknown>;
}

// Audits commands in the chain of the house member, whose lock the caller holds.
export const auditByOperator = async (
  context: Pick<Context, 'now' | 'newId'>,
  sql: Sql,
  { act, object, detail }: OperatorAct,
): Promise<void> => {
  const id = context.newId();
  await writeAudit(sql, {
    memberId: accounts.house.BAHT,
    id,
    at: context.now(),
    actor: { kind: 'system' },
    act,
    object,
    operationId: null,
    requestId: id,
    address: 'command line',
    detail,
  });
};
