interface Balances {
  readonly wallet: { readonly amount: bigint | null };
  readonly slots: readonly { readonly isActive: boolean; readonly amount: bigint | null }[];
}

// The main wallet and every active game account. A balance that is not known makes the total not known either.
export const totalBalance = ({ wallet, slots }: Balances): bigint | null =>
  slots
    .filter((slot) => slot.isActive)
    .reduce<bigint | null>(
      (total, { amount }) => (total === null || amount === null ? null : total + amount),
      wallet.amount,
    );
