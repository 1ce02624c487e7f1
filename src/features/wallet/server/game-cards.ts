import { listGames, type Game } from '#server/operator/operator-catalogue.ts';
import { accounts } from '#ledger';
import type { Context } from '#server/context.ts';
import type { GameAccount } from '../contract.ts';
import { balanceIn, type WalletReading } from './wallets-table.ts';

const cardOf = (game: Game, of: { reading: WalletReading; isActive: boolean }): GameAccount => ({
  code: game.code,
  name: game.name,
  category: game.category,
  isActive: of.isActive,
  amount: balanceIn(of.reading, accounts.game(game.code)),
  ftWalletSlot: game.unitFactorNumerator / game.unitFactorDenominator,
  logo: game.logo,
  background: game.background,
  web: game.webUrl,
  android: game.androidUrl,
  ios: game.iosUrl,
});

// The games on offer in the member's currency, in the operator's order.
export const gameCards = async (
  context: Context,
  reading: WalletReading,
  activeCodes: ReadonlySet<string>,
): Promise<GameAccount[]> =>
  (await listGames(context))
    .filter((game) => game.currencies.includes(reading.currency))
    .map((game) => cardOf(game, { reading, isActive: activeCodes.has(game.code) }));
