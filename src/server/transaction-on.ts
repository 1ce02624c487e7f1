import type { Sql, TransactionSql } from '#database/database.ts';
import { throughLostConnections } from '#database/through-lost-connections.ts';
import { lockMember, postMove, type Move, type MoveGuard, type MoveRecord, type MoveResult } from '#ledger';
import { auditRecord, isAudited, type AuditRow } from './records/audit.ts';
import type { Context } from './context.ts';
import { type Announced, announcedOf, outboxJson, outboxRecord, type OutboxEvent } from './records/outbox.ts';
import { announcerOf } from './records/relay/announcer.ts';
import { writeRecords } from './records/write-records.ts';
import { refuseByGuard } from './refuse.ts';

// Who acts, and from where: copied into each audit row.
export interface Origin {
  readonly actor: AuditRow['actor'];
  readonly act: string;
  readonly requestId: string;
  readonly address: string;
}

// A job, or another act of the server's own.
export const systemOrigin = (act: string): Origin => ({
  actor: { kind: 'system' },
  act,
  requestId: 'system',
  address: 'system',
});

// What a verb works with inside its transaction on one member.
export interface Work {
  readonly sql: Sql;
  readonly now: Date;
  readonly memberId: string;
  readonly operationId: string;
  // A guard's refusal is thrown with the guard's code.
  post(
    move: Omit<Move, 'memberId' | 'operationId' | 'at'> & { operationId?: string },
    guards?: readonly MoveGuard[],
  ): Promise<MoveResult>;
  // A row that nothing later in this transaction reads: it is written with the audit rows, at the end.
  record(record: MoveRecord): void;
  // Names the object of the act for the audit chain; a verb that changes something calls it at least once.
  audit(object: string, detail?: Record<string, unknown>): void;
  event(topic: OutboxEvent['topic'], detail?: Record<string, string>): void;
}

export interface TransactionPlan {
  readonly memberId: string;
  readonly operationId: string;
  readonly origin: Origin;
}

interface Written<Result> {
  readonly result: Result;
  // Exists exactly if the transaction committed; null for a verb without an audit row.
  readonly auditId: string | null;
  readonly announced: readonly Announced[];
}

const write = async <Result>(
  { context, sql }: { context: Context; sql: TransactionSql },
  plan: TransactionPlan,
  verb: (work: Work) => Promise<Result>,
): Promise<Written<Result>> => {
  const now = context.now();
  const audits: AuditRow[] = [];
  const events: OutboxEvent[] = [];
  const records: MoveRecord[] = [];
  const { memberId, operationId, origin } = plan;
  const work: Work = {
    sql,
    now,
    memberId,
    operationId,
    post: async (move, guards) => {
      const posted = await postMove(sql, { operationId, ...move, memberId, at: now }, guards);
      if (posted.status === 'refused') return refuseByGuard(posted.code);
      if (move.kind === 'deposit' && posted.status === 'posted') {
        const deposit = { operationId: move.operationId ?? operationId, amount: move.amount };
        for (const follower of context.depositFollowers) await follower.follow(work, deposit, context);
      }
      return posted;
    },
    record: (record) => {
      records.push(record);
    },
    audit: (object, detail = {}) => {
      audits.push({ ...origin, memberId, operationId, id: context.newId(), at: now, object, detail });
    },
    event: (topic, detail = {}) => {
      events.push({ memberId, topic, detail, at: now });
    },
  };
  const result = await verb(work);
  const told = events.map(outboxJson);
  records.push(...audits.map(auditRecord), ...told.map(outboxRecord));
  writeRecords(sql, { memberId, records, isSpread: context.database.isSpread });
  return { result, auditId: audits[0]?.id ?? null, announced: told.map(announcedOf) };
};

// The transaction of every write: lock the member, run the verb, then audit and outbox, then commit, then the events are
// announced. After a lost COMMIT the audit row is looked up under the same lock. If it is missing, or there was none, the
// verb runs again, so a verb without an audit row must find what it wrote before.
export const transactionOn = async <Result>(
  context: Context,
  plan: TransactionPlan,
  verb: (work: Work) => Promise<Result>,
): Promise<Result> => {
  let last: Written<Result> | null = null;
  const { result, announced } = await throughLostConnections(() =>
    context.database.transaction(
      async (sql) => {
        const auditId = last?.auditId ?? null;
        if (last !== null && auditId !== null && (await isAudited(sql, plan.memberId, auditId))) return last;
        last = await write({ context, sql }, plan, verb);
        return last;
      },
      (sql) => lockMember(sql, plan.memberId),
    ),
  );
  announcerOf(context).announce(announced);
  return result;
};
