import { createSharedLookup } from '#database/shared-lookup.ts';
import { activeGameCodes } from '#features/game/server/public.ts';
import type { Context } from '#server/context.ts';

const lookups = new WeakMap<Context, (memberId: string) => Promise<ReadonlySet<string> | null>>();

// The codes of the games at which the member has an account, read for all who ask in the same moment.
export const activeGames = async (context: Context, memberId: string): Promise<ReadonlySet<string>> => {
  const lookup =
    lookups.get(context) ?? createSharedLookup((memberIds) => activeGameCodes(context.database, memberIds));
  lookups.set(context, lookup);
  return (await lookup(memberId)) ?? new Set();
};
