import type { GameCode } from '#contract/games.ts';
import type { Context } from '#server/context.ts';

export const isReached = ({ providers }: Context, code: string): code is GameCode =>
  providers.gameCodes.some((known) => known === code);
