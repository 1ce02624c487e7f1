import { type AccountName, holds, type Hold, type OperationEnd } from '#ledger';
import type { Currency } from '#money/currency.ts';
import type { Context } from '../context.ts';
import type { OutboxEvent } from '../records/outbox.ts';
import type { Work } from '../transaction-on.ts';
import type { Answer, Arrived, Bounds } from './verdict.ts';
import type { WorkTable } from './work-table.ts';

export interface HeldRow {
  readonly memberId: string;
  readonly workId: string;
  readonly status: string;
  readonly amount: bigint;
  readonly currency: Currency;
  readonly sendings: number;
  readonly inquiries: number;
  readonly firstSentAt: Date | null;
  readonly lastSentAt: Date | null;
  readonly lastAnswer: string | null;
  readonly dueAt: Date | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
}

// Work that reserves money: the account that holds it, and the one it goes to when the work is done.
interface Holding<Row extends HeldRow> {
  readonly holdOf: (row: Row) => { hold: Hold; to: AccountName };
  readonly closes: { readonly done: OperationEnd; readonly returned: OperationEnd };
}

// Work that brings money in: nothing is reserved, so its feature books what arrived, or closes the line without money.
interface Incoming<Row extends HeldRow> {
  readonly book: (work: Work, row: Row, arrived: Arrived | null) => Promise<void>;
}

// What a feature declares about work that involves a provider: its table, its lane, how to send and how to query, and
// what its end does to the money. The kernel does everything else.
export type HeldWork<Row extends HeldRow> = Checked<Row> & (Holding<Row> | Incoming<Row>);

interface Checked<Row extends HeldRow> {
  readonly kind: string;
  readonly table: WorkTable<Row>;
  // The possible values of the lane column, and the lane name of each.
  readonly lanes: (context: Context) => Promise<readonly string[]>;
  readonly laneOf: (value: string) => string;
  readonly laneValueOf: (row: Row) => string;
  readonly bounds: (context: Context, row: Row) => Promise<Bounds>;
  // Sends under the operation's id. Omitted if the verb itself sends, once.
  readonly send?: (context: Context, row: Row) => Promise<Answer>;
  // Decides in the transaction that records the sending; false leaves the work waiting.
  readonly maySend?: (work: Work, context: Context, row: Row) => Promise<boolean>;
  readonly query: (context: Context, row: Row) => Promise<Answer>;
  // What the provider refused is queried for another while, since it may be paid all the same.
  readonly watchesRefused?: true;
  // The object of audit rows and events.
  readonly object: OutboxEvent['topic'];
  readonly onEnd?: (work: Work, row: Row) => Promise<void>;
  // What else to do after the provider contradicted the way the work ended.
  readonly onDiffers?: (context: Context, row: Row) => Promise<void>;
  // Gives the money back before anything was sent; false if it was sent or ended meanwhile.
  readonly cancelUnsent?: (work: Work, row: Row, note: string) => Promise<boolean>;
}

export interface HoldEnd {
  readonly outcome: 'done' | 'returned';
  readonly reference?: string | null;
  readonly arrived?: Arrived | null;
  readonly sendingsMax?: number | null;
  // When to check again although the work has ended.
  readonly watchAt?: Date | null;
  readonly detail?: Readonly<Record<string, string>>;
}

const endMoney = async <Row extends HeldRow>(
  work: Work,
  kind: HeldWork<Row>,
  { row, end: { outcome, arrived = null } }: { row: Row; end: HoldEnd },
): Promise<void> => {
  if ('book' in kind) {
    if (outcome === 'done' && arrived === null) throw new Error(`${kind.object} ${row.workId} is done without money`);
    return kind.book(work, row, outcome === 'done' ? arrived : null);
  }
  const { hold, to } = kind.holdOf(row);
  const closes = kind.closes[outcome];
  const move =
    outcome === 'done'
      ? holds.settle(hold, { to, at: work.now, closes })
      : holds.release(hold, { at: work.now, closes });
  const result = await work.post(move);
  if (result.status !== 'posted')
    throw new Error(`the end of ${kind.object} ${row.workId} was not posted: ${result.status}`);
};

// The only way to end outside work: state, entry, statement line, audit, events.
// Entries: the hold -> its target, or back to its source; bank -> wallet for money that came in.
// A second end finds it ended and returns false; even without that, both ends share one key at the ledger.
// Refuses: nothing.
export const endHold = async <Row extends HeldRow>(
  work: Work,
  kind: HeldWork<Row>,
  ended: { row: Row; end: HoldEnd },
): Promise<boolean> => {
  const { row, end } = ended;
  const { outcome, reference = null, sendingsMax = null, watchAt = null } = end;
  const { memberId, workId } = row;
  const recorded = await kind.table.recordEnd(work.sql, {
    memberId,
    workId,
    outcome,
    reference,
    sendingsMax,
    watchAt,
    at: work.now,
  });
  if (recorded === null) return false;
  await endMoney(work, kind, ended);
  await kind.onEnd?.(work, row);
  const status = kind.table.shape[outcome];
  work.audit(`${kind.object} ${workId}`, {
    ended: status,
    ...(reference === null ? {} : { reference }),
    ...end.detail,
  });
  work.event(kind.object, { id: workId });
  work.event('balances');
  return true;
};
