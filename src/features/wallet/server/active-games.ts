import { sharedLookup } from '#database/shared-lookup.ts';
import { activeGameCodes } from '#features/game/server/public.ts';
import type { Context } from '#server/context.ts';

const lookup = sharedLookup(activeGameCodes);

// The codes of the games at which the member has an account, read for all who ask in the same moment.
export const activeGames = async (context: Context, memberId: string): Promise<ReadonlySet<string>> =>
  (await lookup(context.database, memberId)) ?? new Set();
