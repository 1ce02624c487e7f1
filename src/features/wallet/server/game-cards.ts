import { isOffered, knownGames, type Game } from '#server/operator/operator-catalogue.ts';
import { gameStates, type GameState } from '#server/outside/health/game-states.ts';
import { accounts } from '#ledger';
import type { ActiveGame } from '#features/game/server/public.ts';
import type { Context } from '#server/context.ts';
import type { GameAccount } from '../contract.ts';
import { balanceIn, type WalletReading } from './wallets-table.ts';

interface CardParts {
  readonly now: Date;
  readonly state: GameState;
  readonly reading: WalletReading;
  // Null for an account that is not open.
  readonly active: ActiveGame | null;
}

const unitOf = (game: Game, active: ActiveGame | null): number =>
  active === null
    ? game.unitFactorNumerator / game.unitFactorDenominator
    : active.unitFactor.numerator / active.unitFactor.denominator;

const instant = (text: string | null): string | null => (text === null ? null : new Date(text).toISOString());

const lateOf = ({ active, now }: CardParts): Pick<GameAccount, 'late'> => {
  if (active === null || active.late === null) return {};
  const { readAt, awaitedUntil } = active.late;
  return { late: { readAt: instant(readAt), isAwaited: awaitedUntil !== null && new Date(awaitedUntil) > now } };
};

const usedOf = (amount: bigint, active: ActiveGame | null): Pick<GameAccount, 'lastUsedAt'> =>
  active === null || amount === 0n ? {} : { lastUsedAt: instant(active.usedAt) };
const standingOf = ({ state, wellAt, until, text }: GameState): Pick<GameAccount, 'standing'> =>
  state === 'FINE'
    ? {}
    : {
        standing: { state, wellAt: wellAt?.toISOString() ?? null, until: until?.toISOString() ?? null, text },
      };

const cardOf = (game: Game, of: CardParts): GameAccount => ({
  code: game.code,
  name: game.name,
  category: game.category,
  isActive: of.active !== null,
  ...(isOffered(game, of.reading.currency) ? {} : { isListed: false }),
  ...(of.active?.difference === 'UNDECIDED' ? { isBeingChecked: true } : {}),
  ...(of.active?.difference === 'NOT_CONFIRMED' ? { isNotConfirmed: true } : {}),
  amount: balanceIn(of.reading, accounts.game(game.code)),
  ...lateOf(of),
  ...usedOf(balanceIn(of.reading, accounts.game(game.code)), of.active),
  ...standingOf(of.state),
  ftWalletSlot: unitOf(game, of.active),
  logo: game.logo,
  background: game.background,
  web: game.webUrl,
  android: game.androidUrl,
  ios: game.iosUrl,
});

// Money there or on its way, which the member must be able to move to the wallet.
const isLeft = (game: Game, { reading, active }: CardParts): boolean =>
  active !== null &&
  [accounts.game(game.code), accounts.transit(game.code)].some((account) => balanceIn(reading, account) > 0n);

// The games on offer in the member's currency, in the operator's order, and any other that holds money of the member.
export const gameCards = async (
  context: Context,
  reading: WalletReading,
  active: ReadonlyMap<string, ActiveGame>,
): Promise<GameAccount[]> => {
  const [games, stateOf] = await Promise.all([knownGames(context), gameStates(context)]);
  const now = context.now();
  return games
    .map((game) => ({
      game,
      parts: { reading, now, state: stateOf(game.code), active: active.get(game.code) ?? null },
    }))
    .filter(({ game, parts }) => isOffered(game, reading.currency) || isLeft(game, parts))
    .map(({ game, parts }) => cardOf(game, parts));
};
