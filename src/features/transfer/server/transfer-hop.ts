import { setTimeout as sleep } from 'node:timers/promises';
import { countTransfer, knownGame, notePlay, readGameBalance, type ReadBalance } from '#features/game/server/public.ts';
import { accounts, balancesOf } from '#ledger';
import type { Currency } from '#money/currency.ts';
import { amountMax } from '#money/money.ts';
import { type Outcome, unknown } from '#providers/outcome.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import type { Steps } from '#server/run-steps.ts';
import type { Work } from '#server/transaction-on.ts';
import { beginWithinMs, inquiryWaitMs, sendWithinMs, wallet } from '../rules.ts';
import { endTransfer } from './end-transfer.ts';
import { hasOpenTransfer, insertTransfer, noteUnknownTransfer } from './transfers-table.ts';

export interface Hop {
  readonly transferId: string;
  readonly code: string;
  readonly direction: 'in' | 'out';
  // null moves everything there is.
  readonly amount: bigint | null;
  readonly currency: Currency;
  readonly follows: string | null;
}

interface Held {
  readonly amount: bigint;
  // When it was held, by the clock that may be set and by the one that stands still while the machine sleeps.
  readonly at: Date;
  readonly atMs: number;
}

export type HopEnd = 'confirmed' | 'refused' | 'pending' | 'empty';

// A second transfer of the member at the same provider waits for the first.
class AnotherIsUnderWay extends Error {}
const waitForAnotherMs = 5_000;
const askAgainMs = 100;

const source = (hop: Hop) => (hop.direction === 'in' ? accounts.wallet : accounts.game(hop.code));

// "Everything" is as much as one transfer may carry; the rest stays for the next.
const amountOf = async (work: Work, hop: Hop): Promise<bigint> => {
  if (hop.amount !== null) return hop.amount;
  const all = (await balancesOf(work.sql, work.memberId)).balances.get(source(hop)) ?? 0n;
  return all > amountMax ? amountMax : all;
};

// Reserves: wallet or game:G -> transit:G, with the transfer's row and its line of the statement.
const reserve = async (
  work: Work,
  steps: Steps,
  taken: { hop: Hop; read: ReadBalance | null },
): Promise<Held | null> => {
  const { hop, read } = taken;
  const atMs = performance.now();
  if (work.now.getTime() - steps.beganAt.getTime() > beginWithinMs) return refuse('TRANSFER_FAIL');
  if (read !== null) await notePlay(work, () => steps.context.newId(), read);
  const amount = await amountOf(work, hop);
  if (amount === 0n) return null;
  const { transferId, code, direction, currency, follows } = hop;
  const [from, to] = direction === 'in' ? [wallet, code] : [code, wallet];
  const result = await work.post({
    operationId: transferId,
    step: 0,
    from: source(hop),
    to: accounts.transit(code),
    amount,
    kind: 'reserve',
    opens: { id: transferId, type: 'transfer', status: 'PENDING', from, to, amount },
  });
  if (result.status === 'too-little') return refuse('MONEY_NOT_ENOUGH');
  if (result.status !== 'posted') throw new Error(`the hold of transfer ${transferId} came back as ${result.status}`);
  if (await hasOpenTransfer(work.sql, work.memberId, code)) throw new AnotherIsUnderWay();
  const due = new Date(work.now.getTime() + inquiryWaitMs(1));
  await insertTransfer(work.sql, {
    memberId: work.memberId,
    transferId,
    code,
    direction,
    amount,
    currency,
    follows,
    createdAt: work.now,
    due,
  });
  await countTransfer(work.sql, { memberId: work.memberId, code, change: 'begins' });
  work.audit(`transfer ${transferId}`, { from, to, amount: amount.toString() });
  return { amount, at: work.now, atMs };
};

// What a game holds is asked first, so that winnings can be moved at once. Without an answer nothing moves.
const readBefore = async (steps: Steps, hop: Hop): Promise<ReadBalance | null> => {
  if (hop.direction === 'in') return null;
  const { context, memberId } = steps;
  return (
    (await readGameBalance(context, { memberId, code: hop.code, currency: hop.currency })) ?? refuse('TRANSFER_FAIL')
  );
};

const reserveInTurn = async (steps: Steps, hop: Hop): Promise<Held | null> => {
  const waitUntil = performance.now() + waitForAnotherMs;
  for (;;) {
    const read = await readBefore(steps, hop);
    try {
      return await steps.inTransaction((work) => reserve(work, steps, { hop, read }));
    } catch (error) {
      if (!(error instanceof AnotherIsUnderWay)) throw error;
      if (performance.now() > waitUntil) return refuse('REQUEST_LIMIT', 409);
      await sleep(askAgainMs);
    }
  }
};

const ageOf = (context: Context, held: Held): number =>
  Math.max(context.now().getTime() - held.at.getTime(), performance.now() - held.atMs);

// A hold that lay too long may be given back as absent while this sending is on its way, so it is left to inquiry.
const send = async (steps: Steps, hop: Hop, held: Held): Promise<Outcome<object>> => {
  const { context, memberId } = steps;
  const { account, port } = await knownGame(context, { memberId, code: hop.code, currency: hop.currency });
  const transfer = { username: account.username, amount: held.amount, reference: hop.transferId };
  if (ageOf(context, held) > sendWithinMs) return unknown('too late to send');
  return hop.direction === 'in' ? port.transferIn(transfer) : port.transferOut(transfer);
};

// One hop between the wallet and a game: reserve, ask the provider, settle or give back. An unclear answer leaves the
// hold in place for resolve-unknown-transfers.
export const transferHop = async (steps: Steps, hop: Hop): Promise<HopEnd> => {
  const held = await reserveInTurn(steps, hop);
  if (held === null) return 'empty';
  const outcome = await send(steps, hop, held);
  return steps.inTransaction(async (work) => {
    if (outcome.kind === 'unknown') {
      const due = new Date(work.now.getTime() + inquiryWaitMs(0));
      await noteUnknownTransfer(work.sql, {
        memberId: work.memberId,
        transferId: hop.transferId,
        due,
        isForReview: false,
      });
      return 'pending';
    }
    await endTransfer(work, { ...hop, amount: held.amount }, outcome.kind === 'done' ? 'CONFIRMED' : 'RETURNED');
    return outcome.kind === 'done' ? 'confirmed' : 'refused';
  });
};
