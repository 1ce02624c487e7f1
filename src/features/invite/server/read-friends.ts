import { hasUnreadGames, takeUnreadGames } from '#conditions/own-money-table.ts';
import { listMoney } from '#play/money-table.ts';
import type { Context } from '#server/context.ts';
import type { Job } from '#server/jobs/job.ts';
import { systemOrigin, transactionOn } from '#server/transaction-on.ts';
import { findReadUntil, listMovedFriends, upsertReadUntil, type Friend } from './friends-table.ts';
import { upsertReadings, type FriendRead } from './invitations-table.ts';

// Entries carry the time of their act, which may be slightly before their commit.
const overlapMs = 5 * 60_000;
// While a game of a friend does not answer, those who moved since then are read again and again.
const awaitedForMs = 24 * 60 * 60_000;
const sliceFriends = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

// Without those whose loss may be none, since a win at another game was not read after it: their games are due at once, and a later run
// reads them.
const withKnownLoss = async ({ database, now }: Context, friends: readonly Friend[]): Promise<Friend[]> => {
  const known: Friend[] = [];
  for (const friend of friends) {
    const memberId = friend.friendId;
    if (await hasUnreadGames(database, { memberId, since: 0n, after: 'loss', now: now() }))
      await takeUnreadGames(database, { memberId, now: now() });
    else known.push(friend);
  }
  return known;
};

// As the books were when the loss was known: not of those who moved meanwhile.
const readKnown = async (context: Context, moved: readonly Friend[]) => {
  const read = (friends: readonly Friend[]) =>
    listMoney(
      context.database,
      friends.map(({ friendId }) => friendId),
    );
  const before = new Map((await read(moved)).map(({ memberId, seq }) => [memberId, seq]));
  const friends = await withKnownLoss(context, moved);
  const books = (await read(friends)).filter(({ memberId, seq }) => before.get(memberId) === seq);
  return { friends, books };
};

// Each friend's book is read without a lock: a later reading replaces an earlier one by the number of its last entry.
// Returns whether all were read.
const readSlice = async (context: Context, moved: readonly Friend[]): Promise<boolean> => {
  const { friends, books } = await readKnown(context, moved);
  const byId = new Map(books.map((money) => [money.memberId, money]));
  const byInviter = Map.groupBy(friends, ({ inviterId }) => inviterId);
  for (const [memberId, invited] of byInviter) {
    const readings = invited.flatMap(({ friendId, hasDeposited }): FriendRead[] => {
      const money = byId.get(friendId);
      if (money === undefined) return [];
      return [{ friendId, currency: money.currency, seq: money.seq, lost: money.paidIn - money.total, hasDeposited }];
    });
    const plan = { memberId, operationId: context.newId(), origin: systemOrigin('read friends') };
    await transactionOn(context, plan, ({ sql, now }) => upsertReadings(sql, memberId, { friends: readings, at: now }));
  }
  return books.length === moved.length;
};

// Reads what invited members have lost, and keeps it with the member who invited them, one member per transaction.
export const readFriends: Job = {
  name: 'read what invited members lost',
  everyMs: 60_000,
  run: async (context) => {
    const now = context.now();
    const last = await findReadUntil(context.database);
    const since = last === null ? new Date(0) : new Date(last.getTime() - overlapMs);
    let [after, isWhole] = [beforeAll, true];
    for (;;) {
      const friends = await listMovedFriends(context.database, { since, after, limit: sliceFriends });
      if (!(await readSlice(context, friends))) isWhole = false;
      const end = friends.at(-1);
      if (end === undefined || friends.length < sliceFriends) break;
      after = end.friendId;
    }
    const awaited = Math.max(last?.getTime() ?? 0, now.getTime() - awaitedForMs);
    await upsertReadUntil(context.database, isWhole ? now : new Date(awaited));
  },
};
