import type { AnswerOf } from '#contract/endpoint.ts';
import { masked } from '#contract/masked.ts';
import type { Currency } from '#money/currency.ts';
import { listBrakes } from '#server/brake.ts';
import type { Context } from '#server/context.ts';
import { countOpenKinds } from '#server/outside/findings-table.ts';
import type { ComparedBank, Comparisons } from '#server/features/comparisons.ts';
import { readWatch, type WatchState } from '#server/records/watch-state.ts';
import type { Read } from '#server/verb.ts';
import type { BankCompared, booksOfficeCalls, Sides } from '../office-contract.ts';
import type { AccountSum } from './book-sums-table.ts';
import { findDoubts } from './find-doubts.ts';
import type { Sums } from './read-sums.ts';

type Report = AnswerOf<typeof booksOfficeCalls.get>;

interface Parts {
  readonly comparisons: readonly Comparisons[];
  readonly sumsOf: (context: Context) => Promise<Sums | null>;
}

const total = (sums: readonly { readonly amount: bigint }[]): bigint =>
  sums.reduce((sum, { amount }) => sum + amount, 0n);

// The members' books say of a bank that it owes them: its account is below zero by what it holds.
const sidesOf = (currency: Currency, sums: readonly AccountSum[]): Sides => {
  const own = sums.filter(({ isOwn }) => isOwn).map(({ account, balance }) => ({ account, amount: balance }));
  const world = sums.filter(({ isOwn }) => !isOwn).map(({ account, balance }) => ({ account, amount: -balance }));
  return { currency, owed: own, owedTotal: total(own), against: world, againstTotal: total(world) };
};

const shownSums = (sums: Sums | null): Report['sums'] =>
  sums === null
    ? null
    : {
        asOf: sums.at.toISOString(),
        sides: [...Map.groupBy(sums.accounts, ({ currency }) => currency)].map(([currency, ofIt]) =>
          sidesOf(currency, ofIt),
        ),
        games: [...sums.games],
      };

const roundOf = ({ roundBeganAt, roundBooks, lastRoundBooks }: WatchState) => ({
  beganAt: roundBeganAt.toISOString(),
  books: Number(roundBooks),
  lastBooks: Number(lastRoundBooks),
});

const banksOf = async (context: Context, comparisons: readonly Comparisons[]): Promise<ComparedBank[]> => {
  const banks: ComparedBank[] = [];
  for (const compared of comparisons) banks.push(...((await compared.banks?.(context)) ?? []));
  return banks;
};

const shownBank = ({ accountId: _id, readAt, comparedAt, accountNo, ...bank }: ComparedBank): BankCompared => ({
  ...bank,
  accountNo: masked(accountNo),
  readAt: readAt?.toISOString() ?? null,
  comparedAt: comparedAt?.toISOString() ?? null,
});

export const getBooks: Read<typeof booksOfficeCalls.get, Parts> = async ({ context, prepared }) => {
  const { database } = context;
  const now = context.now();
  const [sums, watch, brakes, banks, kinds] = await Promise.all([
    prepared.sumsOf(context),
    readWatch(database),
    listBrakes(database),
    banksOf(context, prepared.comparisons),
    countOpenKinds(database),
  ]);
  const stop = brakes.find(({ lane }) => lane === null);
  const report = {
    asOf: now.toISOString(),
    sums: shownSums(sums),
    proof: {
      entriesAt: watch?.recentProvedAt.toISOString() ?? null,
      round: watch === null ? null : roundOf(watch),
      stop: stop === undefined ? null : { reason: stop.reason, at: stop.setAt.toISOString() },
    },
    banks: banks.map(shownBank),
    findings: kinds.map(({ oldestAt, ...kind }) => ({ ...kind, oldestAt: oldestAt.toISOString() })),
    lanes: brakes.flatMap(({ lane, reason, setAt }) =>
      lane === null ? [] : [{ lane, reason, at: setAt.toISOString() }],
    ),
  };
  return { ...report, doubts: findDoubts(report, now) };
};
