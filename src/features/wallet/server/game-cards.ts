import { isOffered, knownGames, type Game } from '#server/operator/operator-catalogue.ts';
import { accounts } from '#ledger';
import type { Context } from '#server/context.ts';
import type { GameAccount } from '../contract.ts';
import { balanceIn, type WalletReading } from './wallets-table.ts';

interface CardParts {
  readonly reading: WalletReading;
  readonly isActive: boolean;
}

const cardOf = (game: Game, of: CardParts): GameAccount => ({
  code: game.code,
  name: game.name,
  category: game.category,
  isActive: of.isActive,
  ...(isOffered(game, of.reading.currency) ? {} : { isListed: false }),
  amount: balanceIn(of.reading, accounts.game(game.code)),
  ftWalletSlot: game.unitFactorNumerator / game.unitFactorDenominator,
  logo: game.logo,
  background: game.background,
  web: game.webUrl,
  android: game.androidUrl,
  ios: game.iosUrl,
});

// Money there or on its way, which the member must be able to bring home.
const isLeft = (game: Game, { reading, isActive }: CardParts): boolean =>
  isActive &&
  [accounts.game(game.code), accounts.transit(game.code)].some((account) => balanceIn(reading, account) > 0n);

// The games on offer in the member's currency, in the operator's order, and any other that holds money of the member.
export const gameCards = async (
  context: Context,
  reading: WalletReading,
  activeCodes: ReadonlySet<string>,
): Promise<GameAccount[]> =>
  (await knownGames(context))
    .map((game) => ({ game, parts: { reading, isActive: activeCodes.has(game.code) } }))
    .filter(({ game, parts }) => isOffered(game, reading.currency) || isLeft(game, parts))
    .map(({ game, parts }) => cardOf(game, parts));
