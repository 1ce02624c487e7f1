import { bangkokMidnight, dayMs } from '#contract/bangkok-day.ts';
import { masked } from '#contract/masked.ts';
import { listGameAccounts } from '#features/game/server/public.ts';
import { accounts, balancesOf } from '#ledger';
import { findMember } from '#members/members-table.ts';
import { playBetween } from '#play/play-between.ts';
import { listDaysOfPlay } from '#play/play-results-table.ts';
import type { Read } from '#server/verb.ts';
import type { MemberGame, transferOfficeCalls } from '../../office-contract.ts';
import { listComparisonsOf, listLastTransfers, type KnownComparison } from './game-money-table.ts';

// Besides today.
const daysShown = 6;
// A list of rounds that was read longer ago says nothing of a day that is not over.
const freshMs = 15 * 60_000;

// With nothing in transit any more, a transfer explains nothing; the next reading compares again.
const stillHolds = ({ kind }: KnownComparison, inTransit: bigint): boolean => kind !== 'TRANSFER' || inTransit > 0n;

const comparisonOf = (
  compared: KnownComparison | undefined,
  inTransit: bigint,
): Pick<MemberGame, 'kind' | 'providerAmount' | 'since' | 'comparedAt' | 'answeredAt'> => ({
  ...(compared !== undefined && stillHolds(compared, inTransit)
    ? { kind: compared.kind, since: compared.since.toISOString() }
    : { kind: null, since: null }),
  providerAmount: compared?.providerAmount ?? null,
  comparedAt: compared?.comparedAt.toISOString() ?? null,
  answeredAt: compared?.answeredAt?.toISOString() ?? null,
});

export const getGameMoney: Read<typeof transferOfficeCalls.getGameMoney> = async ({ context, question, refuse }) => {
  const { memberId } = question;
  const { database } = context;
  const member = (await findMember(database, memberId)) ?? refuse('NO_DATA');
  const now = context.now();
  const today = { memberId, from: bangkokMidnight(now), until: new Date(now.getTime() + 1) };
  const since = new Date(today.from.getTime() - daysShown * dayMs);
  const freshSince = new Date(now.getTime() - freshMs);
  const [open, { balances }, compared, transfers, play, days] = await Promise.all([
    listGameAccounts(database, memberId),
    balancesOf(database, memberId),
    listComparisonsOf(database, memberId),
    listLastTransfers(database, memberId),
    playBetween(database, today),
    listDaysOfPlay(database, { memberId, since, freshSince }),
  ]);
  return {
    memberId,
    memberName: member.name,
    memberPhone: masked(member.phone),
    currency: member.currency,
    wallet: balances.get(accounts.wallet) ?? 0n,
    games: open
      .filter(({ isActive }) => isActive)
      .map(({ code }) => {
        const inTransit = balances.get(accounts.transit(code)) ?? 0n;
        return {
          code,
          bookedAmount: balances.get(accounts.game(code)) ?? 0n,
          inTransit,
          ...comparisonOf(
            compared.find((one) => one.code === code),
            inTransit,
          ),
          playToday: play.games.find((one) => one.code === code)?.net ?? 0n,
        };
      }),
    days,
    transfers: transfers.map(({ createdAt, endedAt, ...transfer }) => ({
      ...transfer,
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
  };
};
