import type { Sql } from '#database/database.ts';
import { lockMember, postMove, type Move, type MoveResult } from '#ledger';
import { writeAudit, type AuditRow } from './records/audit.ts';
import type { Context } from './context.ts';
import { writeOutbox, type OutboxEvent } from './records/outbox.ts';

// Who acts, and from where: what each audit row repeats.
export interface Origin {
  readonly actor: AuditRow['actor'];
  readonly act: string;
  readonly requestId: string;
  readonly address: string;
}

// What a verb works with inside its transaction on one member.
export interface Work {
  readonly sql: Sql;
  readonly now: Date;
  readonly memberId: string;
  readonly operationId: string;
  post(move: Omit<Move, 'memberId' | 'operationId' | 'at'> & { operationId?: string }): Promise<MoveResult>;
  // Names the object of the act for the audit chain; called at least once by a verb that changes something.
  audit(object: string, detail?: Record<string, unknown>): void;
  event(topic: OutboxEvent['topic'], detail?: Record<string, string>): void;
}

export interface TransactionPlan {
  readonly memberId: string;
  readonly operationId: string;
  readonly origin: Origin;
}

// The transaction every write goes through: lock the member, run the verb, then audit and outbox, then commit.
export const transactionOn = <Result>(
  context: Context,
  plan: TransactionPlan,
  verb: (work: Work) => Promise<Result>,
): Promise<Result> =>
  context.database.transaction(async (sql) => {
    const now = context.now();
    const audits: AuditRow[] = [];
    const events: OutboxEvent[] = [];
    const { memberId, operationId, origin } = plan;
    await lockMember(sql, memberId);
    const result = await verb({
      sql,
      now,
      memberId,
      operationId,
      post: (move) => postMove(sql, { operationId, ...move, memberId, at: now }),
      audit: (object, detail = {}) => {
        audits.push({ ...origin, memberId, operationId, id: context.newId(), at: now, object, detail });
      },
      event: (topic, detail = {}) => {
        events.push({ memberId, id: context.newId(), topic, detail, at: now });
      },
    });
    for (const row of audits) await writeAudit(sql, row);
    await writeOutbox(sql, events);
    return result;
  });
