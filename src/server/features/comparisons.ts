import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { Context } from '../context.ts';

// An account of ours at a bank or a gateway, and what its record says.
export interface ComparedBank {
  readonly accountId: string;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly currency: Currency;
  // When its record was last read, and last compared with the books.
  readonly readAt: Date | null;
  readonly comparedAt: Date | null;
  // Whether the last comparison is older than promised, or was never made.
  readonly isLate: boolean;
  // What the bank reported as received in all; null if it reports none.
  readonly total: bigint | null;
  // Booked receipts that the bank has not shown, and how many of them it should have shown by now.
  readonly unshown: number;
  readonly unshownAmount: bigint;
  readonly overdue: number;
}

// How often an account with money is read at its game, and how soon again if it gave no answer.
export const gameReadings = { fundedMs: 60 * 60_000, unansweredMs: 15 * 60_000 } as const;

// A game's accounts in one currency.
export interface ComparedGame {
  readonly code: string;
  readonly currency: Currency;
  readonly accounts: number;
  // As the books are now.
  readonly booked: bigint;
  // Of the accounts whose last answer is about the booked amount of now. The others are to be read again, or silent.
  readonly current: number;
  readonly bookedOfCurrent: bigint;
  readonly there: bigint;
  // Current accounts with a difference that no transfer under way explains.
  readonly differing: number;
  // Accounts with money whose last answer is older than promised, or missing.
  readonly late: number;
}

// What a feature compares with the world outside, for the report on the books.
export interface Comparisons {
  readonly banks?: (context: Context) => Promise<readonly ComparedBank[]>;
  // In the snapshot in which the books are summed up.
  readonly games?: (sql: Sql, now: Date) => Promise<readonly ComparedGame[]>;
}
