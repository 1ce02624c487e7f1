import { sharedLookup } from '#database/shared-lookup.ts';
import { listActiveGames as load, type ActiveGame } from '#features/game/server/public.ts';
import type { Context } from '#server/context.ts';

const lookup = sharedLookup(load);

// The games at which the member has an account; simultaneous requests share one statement.
export const activeGames = async (context: Context, memberId: string): Promise<ReadonlyMap<string, ActiveGame>> =>
  (await lookup(context.database, memberId)) ?? new Map();
