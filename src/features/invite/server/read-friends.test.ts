import { expect, it } from 'vitest';
import type { Context } from '#server/context.ts';
import { placeOppositeBets } from '#support/game-accounts.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';
import { readFriends } from './read-friends.ts';

const server = await startTestServer();

// Does `then` right after it was asked whether something of the member is unread.
const afterQuestion = (context: Context, memberId: string, then: () => Promise<void>): Context => {
  const { database } = context;
  const one: typeof database.one = async (text, values) => {
    const row = await database.one<never>(text, values);
    if (text.includes('has_unread_play_of') && values?.[0] === memberId) await then();
    return row;
  };
  return { ...context, database: { ...database, one } };
};

it('a loss that is booked right after it was found that none is unread brings the inviter nothing', async () => {
  proves('OP-162');
  const inviter = await server.member();
  const { member, readLoser } = await placeOppositeBets(server, { inviter: inviter.memberId });
  const kept = () =>
    server.database.owner.rows('select lost from invitation where invited_person = $1 and lost > 0', [member.memberId]);
  await readFriends.run(afterQuestion(server.context, member.memberId, readLoser));
  expect(await kept()).toEqual([]);
  await server.runJobs();
  expect(await kept()).toEqual([]);
});
