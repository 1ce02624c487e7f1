import type { TimelineAct, TimelineNext, TimelineReason, TimelineStep } from '#contract/money-timeline.ts';
import type { Operation, OperationType } from '#ledger';
import type { Context } from '../context.ts';

export interface SourceStep {
  readonly what: TimelineStep;
  readonly at: Date;
  // The code of a wallet, a game or a bank.
  readonly place?: string | null;
}

export type TimelineFacts = Readonly<Record<string, string | number | Date | null>>;

// What one feature's records say about an operation, for its member and for staff.
export interface SourceTimeline {
  readonly steps: readonly SourceStep[];
  readonly next?: { readonly what: TimelineNext; readonly until: Date | null } | null;
  readonly reason?: TimelineReason | null;
  // The reason as the statement's line says it.
  readonly note?: string | null;
  readonly can?: readonly TimelineAct[];
  // For staff alone: what its own states say, and the objects of its audit rows.
  readonly facts?: TimelineFacts;
  readonly objects?: readonly string[];
}

export interface TimelineQuestion {
  readonly memberId: string;
  readonly operation: Operation;
}

// A feature that knows how operations of a type go on. It reads one operation by its key and writes nothing.
export interface TimelineSource {
  readonly type: OperationType;
  // Null if it knows nothing about this one.
  readonly tell: (context: Context, asked: TimelineQuestion) => Promise<SourceTimeline | null>;
}
