import type { Context } from '#server/context.ts';

// The codes of the games at which the member has an account.
export const activeGames = (_context: Context, _memberId: string): Promise<ReadonlySet<string>> =>
  Promise.resolve(new Set<string>());
