import type { Currency } from '#money/currency.ts';
import type { Sql } from '#database/database.ts';
import type { Context } from '../context.ts';
import type { Work } from '../transaction-on.ts';
import { endHold, type HeldRow, type HeldWork } from './held-work.ts';
import { refusedWatchMs, watchEveryMs } from './backoff.ts';
import { checkHeldWork } from './check-held-work.ts';
import { absentIsDefiniteAt } from './verdict.ts';
import type { OpenFigures, WorkKey } from './work-table.ts';

// One open piece of outside work, as the desk shows it.
export interface OutsideItem extends WorkKey {
  readonly kind: string;
  readonly lane: string;
  readonly status: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly sendings: number;
  readonly inquiries: number;
  readonly lastSentAt: Date | null;
  // A fixed word of the adapter, never text of the provider.
  readonly lastAnswer: string | null;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly isForReview: boolean;
  readonly isUnsent: boolean;
  // Whether it brings money in; `amount` is then 0 as long as nobody knows how much.
  readonly isIncoming: boolean;
}

export interface DecidedEnd {
  readonly outcome: 'done' | 'refused';
  readonly reference: string | null;
  readonly amount: bigint | null;
}

// A kind of outside work, as the desk lists, queries and ends it. Ending uses the same settle and release as the job,
// so that a late answer meets the ended hold and becomes a finding instead of money.
export interface OutsideKind {
  readonly kind: string;
  // Object of its audit rows.
  readonly object: string;
  // Open items, oldest first.
  open(sql: Sql, limit: number): Promise<OutsideItem[]>;
  figures(sql: Sql, now: Date): Promise<OpenFigures[]>;
  find(sql: Sql, key: WorkKey): Promise<OutsideItem | null>;
  // Makes open work due now; false if the work is no longer queried.
  hurry(work: Work, workId: string): Promise<boolean>;
  queryNow(context: Context, key: WorkKey): Promise<void>;
  // Whether a sent request may still arrive, so that its money must not be given back yet.
  mayStillArrive(context: Context, sql: Sql, key: WorkKey): Promise<boolean>;
  // False if it had already ended. `amount` is what people saw come in; null: as much as was expected.
  end(work: Work, workId: string, as: DecidedEnd): Promise<boolean>;
  // False if it was sent or had ended.
  cancelUnsent(work: Work, workId: string, note: string): Promise<boolean>;
}

const itemOf = <Row extends HeldRow>(kind: HeldWork<Row>, row: Row): OutsideItem => ({
  memberId: row.memberId,
  workId: row.workId,
  kind: kind.kind,
  lane: kind.laneOf(kind.laneValueOf(row)),
  status: row.status,
  amount: row.amount,
  currency: row.currency,
  sendings: row.sendings,
  inquiries: row.inquiries,
  lastSentAt: row.lastSentAt,
  lastAnswer: row.lastAnswer,
  dueAt: row.dueAt,
  createdAt: row.createdAt,
  endedAt: row.endedAt,
  isForReview: row.status === 'REVIEW',
  isUnsent: row.sendings === 0,
  isIncoming: 'book' in kind,
});

export const heldKind = <Row extends HeldRow>(kind: HeldWork<Row>): OutsideKind => {
  const { table } = kind;
  const openRow = async (work: Work, workId: string): Promise<Row | null> => {
    const row = await table.find(work.sql, { memberId: work.memberId, workId });
    return row === null || row.endedAt !== null ? null : row;
  };
  return {
    kind: kind.kind,
    object: kind.object,
    open: async (sql, limit) => (await table.open(sql, limit)).map((row) => itemOf(kind, row)),
    figures: async (sql, now) =>
      (await table.figures(sql, now)).map((figures) => ({ ...figures, lane: kind.laneOf(figures.lane) })),
    find: async (sql, key) => {
      const row = await table.find(sql, key);
      return row === null ? null : itemOf(kind, row);
    },
    hurry: async (work, workId) =>
      (await table.hurry(work.sql, { memberId: work.memberId, workId, now: work.now })) !== null,
    queryNow: (context, key) => checkHeldWork(context, kind, key),
    mayStillArrive: async (context, sql, key) => {
      const row = await table.find(sql, key);
      if (row === null || row.sendings === 0) return false;
      const definiteAt = absentIsDefiniteAt(
        { lastSentAt: row.lastSentAt ?? row.createdAt },
        await kind.bounds(context, row),
      );
      return context.now().getTime() <= definiteAt;
    },
    end: async (work, workId, { outcome, reference, amount }) => {
      const row = await openRow(work, workId);
      if (row === null) return false;
      // What was given back and arrives all the same is paid twice once it is asked for again.
      const watchAt = new Date(work.now.getTime() + (outcome === 'done' ? watchEveryMs : refusedWatchMs));
      const arrived = 'book' in kind ? { amount: amount ?? row.amount, payerName: '', at: work.now } : null;
      const end = { outcome: outcome === 'done' ? 'done' : 'returned', reference, arrived, watchAt } as const;
      return endHold(work, kind, { row, end: { ...end, detail: { because: 'decided' } } });
    },
    cancelUnsent: async (work, workId, note) => {
      const row = await openRow(work, workId);
      return row !== null && kind.cancelUnsent !== undefined && kind.cancelUnsent(work, row, note);
    },
  };
};
