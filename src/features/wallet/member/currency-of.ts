import type { Currency } from '#money/currency.ts';
import type { WalletAnswer } from '../contract.ts';

// The contract lets the field be absent; until the wallet is read, and without the field, it is baht.
export const currencyOf = (wallet: WalletAnswer | null | undefined): Currency => wallet?.profile.currency ?? 'BAHT';
