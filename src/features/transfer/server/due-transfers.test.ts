import { randomUUIDv7 } from 'node:crypto';
import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { openGame } from '#support/game-accounts.ts';
import { transferWork } from './transfers-table.ts';

const server = await startTestServer();
const { database, owner } = server.database;

it('finds the same due work of the same lanes on one machine and on several', async () => {
  const member = await server.member();
  for (const code of ['SLOTXO', 'JOKER']) await openGame(server, member, code);
  const now = server.clock.now();
  const at = (ms: number) => new Date(now.getTime() + ms);
  const rows = [
    ['SLOTXO', 0, -1_000],
    ['SLOTXO', 1, -2_000],
    ['SLOTXO', 1, 60_000],
    ['JOKER', 1, -500],
    ['JOKER', 1, 90 * 24 * 3_600_000],
  ] as const;
  for (const [code, sendings, dueMs] of rows) {
    await owner.rows(
      `insert into game_transfer (member_id, transfer_id, code, direction, amount, currency, status, sendings, first_sent_at, last_sent_at, due_at, created_at)
       values ($1, $2, $3, 'in', 100, 'BAHT', 'REVIEW', $4, $6, $6, $5, $6)`,
      [member.memberId, randomUUIDv7(), code, sendings, at(dueMs), now],
    );
  }
  const asked = { now, impossible: at(30 * 24 * 3_600_000) };
  const foundBy = async (isSpread: boolean, lanes: string[]) => {
    const found = await transferWork.due({ ...database, isSpread }, { ...asked, lanes });
    return found.toSorted((left, right) => (left.workId < right.workId ? -1 : 1));
  };
  expect(await foundBy(true, ['SLOTXO', 'JOKER', 'UFABET'])).toHaveLength(4);
  for (const lanes of [['SLOTXO', 'JOKER', 'UFABET'], ['JOKER'], ['UFABET']]) {
    expect(await foundBy(true, lanes)).toEqual(await foundBy(false, lanes));
  }
  await owner.rows('delete from game_transfer where member_id = $1', [member.memberId]);
});
