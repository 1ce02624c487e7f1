import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import { walletAccounts } from './settings.ts';

export interface OfferedWallet {
  readonly walletAccountName: string;
  readonly mode: string;
  readonly mobile: string;
}

// The operator's wallets that take gift links. Gifts are in baht, and come from a provider the settings name.
export const offeredWallets = async (context: Context, currency: Currency | null): Promise<readonly OfferedWallet[]> =>
  currency === 'BAHT' && context.providers.walletLinks !== null ? walletAccounts.read(context) : [];
