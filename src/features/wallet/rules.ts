interface Balances {
  readonly wallet: { readonly amount: bigint | null };
  readonly slots: readonly { readonly isActive: boolean; readonly amount: bigint | null }[];
}

// The main wallet and every active game account. One unknown balance makes the total unknown.
export const totalBalance = ({ wallet, slots }: Balances): bigint | null =>
  slots
    .filter((slot) => slot.isActive)
    .reduce<bigint | null>(
      (total, { amount }) => (total === null || amount === null ? null : total + amount),
      wallet.amount,
    );

interface Held {
  readonly code: string;
  readonly isActive: boolean;
  readonly amount: bigint | null;
  readonly lastUsedAt?: string | null | undefined;
}

interface Line {
  readonly from: string | null;
  readonly to: string | null;
  readonly createdAt: string;
}

const restsAfterMs = 24 * 60 * 60_000;

export const hasMoney = ({ isActive, amount }: Held): boolean => isActive && amount !== null && amount > 0n;

export const heldInGames = (slots: readonly Held[]): bigint =>
  slots.filter(hasMoney).reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);

export const fullestGame = <Slot extends Held>(slots: readonly Slot[]): Slot | undefined =>
  slots.filter(hasMoney).reduce<Slot | undefined>((most, slot) => {
    const isMore = most === undefined || (slot.amount ?? 0n) > (most.amount ?? 0n);
    return isMore ? slot : most;
  }, undefined);

// Whether a backend says of every game with money when it was last used; another backend has only the statement.
export const saysWhenUsed = (slots: readonly Held[]): boolean =>
  slots.filter(hasMoney).every(({ lastUsedAt }) => lastUsedAt !== undefined);

// Games with money that were not used for a day. Without a word of the backend, the newest lines of the statement tell,
// if they reach back that far; null: nobody can tell yet.
export const restingGames = <Slot extends Held>(
  slots: readonly Slot[],
  {
    now,
    lines,
  }: { readonly now: Date; readonly lines: { readonly newest: readonly Line[]; readonly isAll: boolean } | null },
): readonly Slot[] => {
  const before = now.getTime() - restsAfterMs;
  const isOld = (at: string): boolean => new Date(at).getTime() < before;
  const reachesBack = lines !== null && (lines.isAll || lines.newest.some(({ createdAt }) => isOld(createdAt)));
  const rests = ({ code, lastUsedAt }: Slot): boolean => {
    if (lastUsedAt !== undefined) return lastUsedAt !== null && isOld(lastUsedAt);
    const moves = lines?.newest.filter(({ from, to }) => from === code || to === code) ?? [];
    return reachesBack && moves.every(({ createdAt }) => isOld(createdAt));
  };
  return slots.filter((slot) => hasMoney(slot) && rests(slot));
};
