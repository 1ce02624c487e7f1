import type { GameCode } from '#contract/games.ts';
import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import { isOffered, knownGames } from '#server/operator/operator-catalogue.ts';
import { claimGameUsername, insertGameAccount, updateActivated, type UnitFactor } from './game-accounts-table.ts';
import { makeGamePassword, makeGameUsername } from './made-credentials.ts';
import { reachGame } from './known-game.ts';
import { sealPassword } from './passwords/sealed-password.ts';

export interface OpenedPlayer {
  readonly code: GameCode;
  readonly username: string;
  readonly password: string;
  readonly unitFactor: UnitFactor;
}

const openPlayer = async (
  context: Context,
  asked: { code: GameCode; currency: Currency },
): Promise<OpenedPlayer | null> => {
  const reached = await reachGame(context, asked);
  if (reached === null) return null;
  const { port, unitFactor } = reached;
  const player = { username: makeGameUsername(), password: makeGamePassword() };
  const outcome = await port.createPlayer(player);
  return outcome.kind === 'done' ? { code: asked.code, ...player, unitFactor } : null;
};

// Opens players for a member who is about to be created, at the given games that are on offer. Returns null if a
// provider does not open one.
export const openPlayers = async (
  context: Context,
  { codes, currency }: { codes: readonly string[]; currency: Currency },
): Promise<OpenedPlayer[] | null> => {
  const players: OpenedPlayer[] = [];
  for (const game of await knownGames(context)) {
    if (!codes.includes(game.code) || !isOffered(game, currency)) continue;
    const player = await openPlayer(context, { code: game.code, currency });
    if (player === null) return null;
    players.push(player);
  }
  return players;
};

// Gives an opened player to its member, in the transaction that creates the member.
export const keepOpenedPlayer = async (
  context: Context,
  sql: Sql,
  kept: { memberId: string; player: OpenedPlayer },
): Promise<void> => {
  const { memberId, player } = kept;
  const owner = { memberId, code: player.code };
  const at = context.now();
  if (!(await claimGameUsername(sql, { ...owner, username: player.username }))) throw new Error('a taken username');
  const sealedPassword = sealPassword(context.settings, owner, player.password);
  const { username, unitFactor } = player;
  await insertGameAccount(sql, { ...owner, username, unitFactor, sealedPassword, at });
  await updateActivated(sql, { ...owner, at });
};
