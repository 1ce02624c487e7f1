import { randomUUIDv7 } from 'node:crypto';
import type { Currency } from '#money/currency.ts';
import { accounts, checkLedger, type Move, openBook, postMove } from '#ledger';
import { type FreshDatabase, freshDatabase, type FreshDatabaseSettings } from '../fresh-database.ts';
import { type LedgerScript, ledgerScript } from './ledger-script.ts';

export interface FreshLedger extends AsyncDisposable {
  readonly database: FreshDatabase['database'];
  readonly owner: FreshDatabase['owner'];
  readonly url: string;
  readonly script: LedgerScript;
  // A member with a book and, if requested, money in the wallet; returns the id.
  member(build?: { wallet?: bigint; currency?: Currency }): Promise<string>;
  // Every invariant must hold; checked automatically at the end of each test.
  prove(): Promise<void>;
  // The end of a test that broke the ledger on purpose.
  drop(): Promise<void>;
}

export const testInstant = new Date('2026-11-20T03:00:00Z');

export const depositOf = (memberId: string, amount: bigint): Move => ({
  memberId,
  operationId: randomUUIDv7(),
  step: 0,
  from: accounts.bank,
  to: accounts.wallet,
  amount,
  kind: 'deposit',
  at: testInstant,
});

// A database for tests of the ledger; it is proved again when the test ends.
export const freshLedger = async (settings: FreshDatabaseSettings = {}): Promise<FreshLedger> => {
  const fresh = await freshDatabase(settings);
  const { database, owner, url } = fresh;
  const prove = async () => {
    const findings = await checkLedger(owner);
    if (findings.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(findings.slice(0, 3))}`);
  };
  return {
    database,
    owner,
    url,
    script: ledgerScript(database),
    prove,
    drop: fresh.drop,
    member: async ({ wallet = 0n, currency = 'BAHT' } = {}) => {
      const memberId = randomUUIDv7();
      await openBook(database, { memberId, currency });
      if (wallet > 0n) await postMove(database, depositOf(memberId, wallet));
      return memberId;
    },
    [Symbol.asyncDispose]: async () => {
      try {
        await prove();
      } finally {
        await fresh.drop();
      }
    },
  };
};
