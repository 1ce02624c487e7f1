import { bonusOn, type BonusPay } from '#money/bonus-terms.ts';
import type { BonusPeriod } from '../../contract.ts';
import { isReceived } from '../../rules.ts';
import type { PastDeposit } from '../past-deposits-table.ts';

export interface SimulatedBonus extends BonusPay {
  readonly type: BonusPeriod;
  readonly maxReceived: number;
  readonly percentSuccess: number;
  readonly percentFail: number;
  // How many grants in all; null: no limit.
  readonly quota: number | null;
}

export interface Simulation {
  readonly members: number;
  readonly deposits: number;
  // What the bonus would have paid in all, over many draws of who takes it; worst: everybody takes it whenever possible.
  readonly median: bigint;
  readonly p95: bigint;
  readonly worst: bigint;
  // Of a hundred whose bonus was paid, how many reach its target if games are fair, which no game exceeds.
  readonly finishPercent: number;
}

interface Paid {
  readonly member: number;
  readonly amount: bigint;
}

// Each deposit that would have paid its member, if that member takes the bonus, in the order of time.
const payable = (bonus: SimulatedBonus, deposits: readonly PastDeposit[]): { paid: Paid[]; members: number } => {
  const members = new Map<string, { readonly index: number; readonly times: Date[] }>();
  const paid: Paid[] = [];
  for (const { memberId, amount, at } of deposits) {
    const known = members.get(memberId) ?? { index: members.size, times: [] };
    members.set(memberId, known);
    const bonusPaid = bonusOn(bonus, amount);
    if (bonusPaid === 0n || isReceived(bonus, known.times, at)) continue;
    known.times.push(at);
    paid.push({ member: known.index, amount: bonusPaid });
  }
  return { paid, members: members.size };
};

// The same numbers for the same question, so that two people see one result.
const draws = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

const costOf = (paid: readonly Paid[], quota: number | null, takes: (member: number) => boolean): bigint => {
  let [left, cost] = [quota ?? paid.length, 0n];
  for (const { member, amount } of paid) {
    if (left === 0) break;
    if (!takes(member)) continue;
    left -= 1;
    cost += amount;
  }
  return cost;
};

// With a fair game a balance reaches the upper of two limits before the lower in this share of cases.
const finishShare = ({ percentSuccess, percentFail }: SimulatedBonus): number =>
  Math.round(((100 - percentFail) * 100) / (percentSuccess - percentFail));

const rounds = 200;
const seed = 20_260_101;

// What a bonus would have paid on past deposits, in the order of time. `takePercent`: how many members of a hundred take
// it when they can.
export const simulateBonus = (
  bonus: SimulatedBonus,
  deposits: readonly PastDeposit[],
  takePercent: number,
): Simulation => {
  const { paid, members } = payable(bonus, deposits);
  const draw = draws(seed);
  const costs = Array.from({ length: rounds }, () => {
    const takers = Array.from({ length: members }, () => draw() * 100 < takePercent);
    return costOf(paid, bonus.quota, (member) => takers[member] === true);
  }).sort((one, other) => (one < other ? -1 : one > other ? 1 : 0));
  return {
    members,
    deposits: deposits.length,
    median: costs[rounds / 2] ?? 0n,
    p95: costs[Math.ceil(rounds * 0.95) - 1] ?? 0n,
    worst: costOf(paid, bonus.quota, () => true),
    finishPercent: finishShare(bonus),
  };
};
