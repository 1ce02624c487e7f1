import { sharedLookup } from '#database/shared-lookup.ts';
import { activeGameFactors, type UnitFactor } from '#features/game/server/public.ts';
import type { Context } from '#server/context.ts';

const lookup = sharedLookup(activeGameFactors);

// The games at which the member has an account, and what the money there is counted by, read for all who ask in the same moment.
export const activeGames = async (context: Context, memberId: string): Promise<ReadonlyMap<string, UnitFactor>> =>
  (await lookup(context.database, memberId)) ?? new Map();
