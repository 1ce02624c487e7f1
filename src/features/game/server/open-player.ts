import type { Sql } from '#database/database.ts';
import type { Currency } from '#money/currency.ts';
import type { Context } from '#server/context.ts';
import { claimGameUsername, insertGameAccount, noteActivated } from './game-accounts-table.ts';
import { makeGamePassword, makeGameUsername } from './made-credentials.ts';
import { offeredGame } from './offered-game.ts';
import { sealPassword } from './sealed-password.ts';

export interface OpenedPlayer {
  readonly code: string;
  readonly username: string;
  readonly password: string;
}

// Opens a player at a game for a member who is about to be created, or answers null where the provider does not.
export const openPlayer = async (
  context: Context,
  { code, currency }: { code: string; currency: Currency },
): Promise<OpenedPlayer | null> => {
  const { port } = await offeredGame(context, code, currency);
  const player = { username: makeGameUsername(), password: makeGamePassword() };
  const outcome = await port.createPlayer(player);
  return outcome.kind === 'done' ? { code, ...player } : null;
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
  await insertGameAccount(sql, { ...owner, username: player.username, sealedPassword, at });
  await noteActivated(sql, { ...owner, at });
};
