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
