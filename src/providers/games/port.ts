import type { Outcome, Unknown } from '../outcome.ts';

export interface GameTransfer {
  readonly username: string;
  // Hundredths in the wallet's unit, more than zero; the adapter converts to the game's own unit.
  readonly amount: bigint;
  // Ours, made and stored before the call, and never another one for the same money.
  readonly reference: string;
}

// What a provider says of one reference. `absent` is its explicit "no such reference" and nothing else.
export type TransferFound = { kind: 'done'; direction: 'in' | 'out'; amount: bigint } | { kind: 'absent' } | Unknown;

export interface GamePort {
  // Repeating it for a player that is there is done.
  createPlayer(player: { username: string; password: string }): Promise<Outcome<object>>;
  setPassword(player: { username: string; password: string }): Promise<Outcome<object>>;
  balance(player: { username: string }): Promise<Outcome<{ amount: bigint }>>;
  // `refused` says that this sending moved nothing. Of an earlier sending under the same reference that ended
  // unknown it says nothing: only queryTransfer does.
  transferIn(transfer: GameTransfer): Promise<Outcome<{ balance: bigint | null }>>;
  transferOut(transfer: GameTransfer): Promise<Outcome<{ balance: bigint | null }>>;
  queryTransfer(requested: { username: string; reference: string }): Promise<TransferFound>;
  launch(visit: {
    username: string;
    password: string;
    returnUrl: string;
    language: string;
  }): Promise<Outcome<{ link: string }>>;
  // Form-state fields the game's login page wants back with username and password; empty for most games.
  loginFields(): Promise<Outcome<{ fields: Readonly<Record<string, string>> }>>;
  // `absent` is definite only when the last sending is older than this ...
  readonly lateArrivalWindowMs: number;
  // ... and the first is younger than this: later the provider may have forgotten what it knew.
  readonly remembersForMs: number;
}
