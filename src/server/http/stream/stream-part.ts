import type * as z from 'zod/mini';
import type { RefusalCode } from '#contract/refusal-codes.ts';
import type { Context, Member, Session } from '../../context.ts';
import type { Refuse } from '../../verb.ts';

// A client of the stream. The server alone decides what it hears.
export interface StreamClient {
  // The key by which its tries are counted, see network-of.ts.
  readonly network: string;
  send(event: string, message: unknown): void;
  end(): void;
  // Not if it has left, also while its question waited.
  isHere(): boolean;
  // Cuts the connection, which the client then opens again.
  reopen(): void;
}

interface Asked<Question> {
  readonly context: Context;
  readonly client: StreamClient;
  readonly question: Question;
  // By the token of the question; null for a visitor.
  readonly member: Member | null;
  readonly refuse: Refuse<RefusalCode>;
}

export interface StreamEvent {
  readonly name: string;
  readonly question: z.ZodMiniType;
  // What it reads is read together with that of others, so that many may wait at the same time.
  readonly isShared?: boolean;
  readonly answer: (asked: Asked<never>) => Promise<unknown>;
}

// An event that clients send, what it asks, and what answers it. A refusal is answered as it is to a call.
export const streamEvent = <Question extends z.ZodMiniType>(event: {
  readonly name: string;
  readonly question: Question;
  readonly isShared?: boolean;
  readonly answer: (asked: Asked<z.output<Question>>) => Promise<unknown>;
}): StreamEvent => event;

export interface StreamListener {
  readonly client: StreamClient;
  // Null for a visitor.
  readonly session: Session | null;
}

// What a feature does with connections that stay open.
export interface StreamPart {
  readonly events: readonly StreamEvent[];
  // The clients it sends to at the moment.
  readonly listeners: (context: Context) => readonly StreamListener[];
  readonly left: (context: Context, client: StreamClient) => void;
  readonly close: (context: Context) => Promise<void>;
}
