import type { Outcome, Unknown } from '../outcome.ts';

export interface GameTransfer {
  readonly username: string;
  // Hundredths in the wallet's unit, more than zero; the adapter converts to the game's own unit.
  readonly amount: bigint;
  // Ours, created and stored before the call, and never changed for the same money.
  readonly reference: string;
}

// The provider's answer about one reference. `absent` is its explicit "no such reference" and nothing else.
export type TransferFound = { kind: 'done'; direction: 'in' | 'out'; amount: bigint } | { kind: 'absent' } | Unknown;

// A round that has ended, as the provider lists it. Amounts are hundredths of the game's own unit, whatever the unit of
// the account: one list contains players of every unit.
export interface GameRound {
  // A round listed again under the same id replaces what was listed before.
  readonly roundId: string;
  readonly username: string;
  readonly stake: bigint;
  readonly won: bigint;
  readonly placedAt: Date;
  readonly settledAt: Date;
}

export interface RoundPage {
  readonly rounds: readonly GameRound[];
  // The place from which the next page continues; never before the one that was asked for.
  readonly next: string;
  readonly isLast: boolean;
  // Null: no round is missing between the place asked for and the next one. Otherwise some before this time may be.
  readonly completeFrom: Date | null;
}

export interface GamePort {
  // Repeating it for an existing player is done.
  createPlayer(player: { username: string; password: string }): Promise<Outcome<object>>;
  setPassword(player: { username: string; password: string }): Promise<Outcome<object>>;
  balance(player: { username: string }): Promise<Outcome<{ amount: bigint }>>;
  // `refused` says that this attempt moved nothing. It says nothing about an earlier attempt with the same reference
  // and an unknown outcome: only queryTransfer does.
  transferIn(transfer: GameTransfer): Promise<Outcome<{ balance: bigint | null }>>;
  transferOut(transfer: GameTransfer): Promise<Outcome<{ balance: bigint | null }>>;
  queryTransfer(requested: { username: string; reference: string }): Promise<TransferFound>;
  launch(visit: {
    username: string;
    password: string;
    returnUrl: string;
    language: string;
  }): Promise<Outcome<{ link: string }>>;
  // Hidden form fields that the game's login page expects with username and password; empty for most games.
  loginFields(): Promise<Outcome<{ fields: Readonly<Record<string, string>> }>>;
  // Lists the rounds that ended, or were changed, after a place; null begins the list. Absent where the protocol, or the
  // agreement with the provider, has no such list.
  readonly rounds?: (asked: { after: string | null; now: Date }) => Promise<Outcome<RoundPage>>;
  // `absent` is final only if the last sending is older than this ...
  readonly lateArrivalWindowMs: number;
  // ... and the first is younger than this: later the provider may have forgotten what it knew.
  readonly remembersForMs: number;
}
