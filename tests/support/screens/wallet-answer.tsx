import type { GameAccount, WalletAnswer } from '#features/wallet/contract.ts';

export const gameAnswer = (game: Partial<GameAccount> & { readonly code: string }): GameAccount => ({
  name: `${game.code} game`,
  category: 'slot',
  isActive: true,
  amount: 0n,
  lastUsedAt: null,
  ftWalletSlot: 1,
  logo: null,
  background: null,
  web: `https://games.example/${game.code}/login`,
  android: null,
  ios: null,
  ...game,
});

export interface WrittenWallet {
  readonly amount?: bigint;
  readonly currency?: 'BAHT' | 'LAK';
  readonly slots?: readonly GameAccount[];
  readonly invited?: bigint;
}

// What GET /api/wallet answers, as far as a test does not care.
export const walletAnswerOf = ({
  amount = 0n,
  currency = 'BAHT',
  slots = [],
  invited = 0n,
}: WrittenWallet): WalletAnswer => ({
  profile: {
    _id: '0198a1b2-0000-7000-8000-000000000001',
    username: '0812345678',
    name: 'สมชาย ใจดี',
    createdAt: '2026-01-31T17:04:05.000Z',
    coin: 0,
    currency,
  },
  bankAccount: null,
  wallet: { amount },
  invite: { amount: invited, percentSuccess: 200, percentFail: 10 },
  slots: [...slots],
});
