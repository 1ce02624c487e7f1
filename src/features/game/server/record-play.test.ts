import { expect, it } from 'vitest';
import { openGame } from '#support/game-accounts.ts';
import { startTestServer } from '#support/test-server.ts';
import { recordPlayAlone } from './record-play.ts';

const server = await startTestServer();

it.each([
  ['that leaves open what happened to a transfer counts as none', 'unknown', { before: true }],
  ['after which nothing is open counts', 'no', { before: false }],
] as const)('a reading of a game %s', async (_, isDone, isUnread) => {
  const { memberId, ...member } = await server.member();
  await openGame(server, { memberId, ...member }, 'JOKER');
  const transfer = { direction: 'in', amount: 100n, wasAbsent: false, isDone, transferId: memberId } as const;
  await recordPlayAlone(server.context, memberId, {
    code: 'JOKER',
    currency: 'BAHT',
    amount: 5_000n,
    askedAt: server.clock.now(),
    transfers: 0n,
    limit: { believedUpTo: 10_000n, timesOfBalance: 1, heldAbove: 10_000n },
    returned: [transfer],
  });
  const reading = await server.database.owner.one(
    `select read_at is null as before from balance_reading where member_id = $1 and code = 'JOKER'`,
    [memberId],
  );
  expect(reading).toEqual(isUnread);
});
