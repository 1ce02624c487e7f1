// A question to the backend elsewhere, and what it keeps.
export interface Asked {
  readonly body: Readonly<Record<string, unknown>>;
  readonly bank: Bank;
  // Of this backend.
  readonly origin: string;
}

export type Answering = (asked: Asked) => unknown;

// The one member's money, in baht.
export interface Bank {
  wallet: number;
  readonly games: Record<string, number>;
  readonly statements: object[];
  coins: number;
  // By member or guest, the latest line first.
  readonly talks: Map<string, object[]>;
}
