import { isOffered, knownGames, type Game } from '#server/operator/operator-catalogue.ts';
import { accounts } from '#ledger';
import type { UnitFactor } from '#features/game/server/public.ts';
import type { Context } from '#server/context.ts';
import type { GameAccount } from '../contract.ts';
import { balanceIn, type WalletReading } from './wallets-table.ts';

interface CardParts {
  readonly reading: WalletReading;
  // What the member's money there is counted by; null for an account that is not open.
  readonly factor: UnitFactor | null;
}

const ratio = ({ numerator, denominator }: UnitFactor): number => numerator / denominator;

const cardOf = (game: Game, of: CardParts): GameAccount => ({
  code: game.code,
  name: game.name,
  category: game.category,
  isActive: of.factor !== null,
  ...(isOffered(game, of.reading.currency) ? {} : { isListed: false }),
  amount: balanceIn(of.reading, accounts.game(game.code)),
  ftWalletSlot: of.factor === null ? game.unitFactorNumerator / game.unitFactorDenominator : ratio(of.factor),
  logo: game.logo,
  background: game.background,
  web: game.webUrl,
  android: game.androidUrl,
  ios: game.iosUrl,
});

// Money there or on its way, which the member must be able to bring home.
const isLeft = (game: Game, { reading, factor }: CardParts): boolean =>
  factor !== null &&
  [accounts.game(game.code), accounts.transit(game.code)].some((account) => balanceIn(reading, account) > 0n);

// The games on offer in the member's currency, in the operator's order, and any other that holds money of the member.
export const gameCards = async (
  context: Context,
  reading: WalletReading,
  active: ReadonlyMap<string, UnitFactor>,
): Promise<GameAccount[]> =>
  (await knownGames(context))
    .map((game) => ({ game, parts: { reading, factor: active.get(game.code) ?? null } }))
    .filter(({ game, parts }) => isOffered(game, reading.currency) || isLeft(game, parts))
    .map(({ game, parts }) => cardOf(game, parts));
