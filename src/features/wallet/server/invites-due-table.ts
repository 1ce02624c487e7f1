import type { Sql } from '#database/database.ts';
import { sharedLookup } from '#database/shared-lookup.ts';
import type { Context } from '#server/context.ts';

// The same sum that receiving pays: each friend's share is rounded down alone.
const loadAt =
  (percent: number) =>
  async (sql: Sql, memberIds: string[]): Promise<{ key: string; found: bigint }[]> =>
    sql.rows(
      `select member_id as key, sum((lost - lost_paid) * $2::bigint / 100)::bigint as found from invitation
       where member_id = any ($1::uuid[]) and lost > lost_paid group by member_id`,
      [memberIds, percent],
    );

const lookups = new Map<number, ReturnType<typeof sharedLookup<bigint>>>();

const lookupAt = (percent: number): ReturnType<typeof sharedLookup<bigint>> => {
  const lookup = lookups.get(percent) ?? sharedLookup(loadAt(percent));
  lookups.set(percent, lookup);
  return lookup;
};

// What the member can receive of what friends lost, as last read.
export const findInviteDue = async (context: Context, memberId: string, percent: number): Promise<bigint> =>
  (await lookupAt(percent)(context.database, memberId)) ?? 0n;
