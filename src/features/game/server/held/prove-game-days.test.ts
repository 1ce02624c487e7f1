import { expect, it } from 'vitest';
import { walletCalls } from '#features/wallet/contract.ts';
import { laneIsStopped } from '#server/brake.ts';
import { openGame } from '#support/game-accounts.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();

const play = async (code: 'JOKER' | 'SLOTXO' | 'IMI', win: number): Promise<void> => {
  const member = await server.member();
  const game = await openGame(server, member, code);
  await game.play({ stake: 0, win });
  await server.ask(walletCalls.refreshSlots, {}, { token: member.token });
};

const isStopped = (code: string): Promise<boolean> => laneIsStopped(server.context.database, `game:${code}`);

it('many small wins beyond what was lost at a game stop that game alone, once a day', async () => {
  await server.database.owner.rows(
    `insert into operator_setting (name, value, updated_at) values ('dayWinLimit', '{"BAHT": 3000, "LAK": 0}', now())
     on conflict (name) do update set value = excluded.value`,
  );
  server.clock.advance(2_000);
  for (const code of ['JOKER', 'SLOTXO'] as const) await play(code, 1_500);
  await server.runJobs();
  expect([await isStopped('JOKER'), await isStopped('SLOTXO')]).toEqual([false, false]);
  for (const _ of ['a second', 'a third']) await play('JOKER', 1_500);
  for (const _ of ['found', 'found again']) await server.runJobs();
  expect([await isStopped('JOKER'), await isStopped('SLOTXO')]).toEqual([true, false]);
  const found = await server.database.owner.rows('select kind, lane, detail from finding');
  expect(found).toEqual([
    {
      kind: 'GAME_LOSES_TOO_MUCH',
      lane: 'game:JOKER',
      detail: { won: '450000', limit: '300000', currency: 'BAHT' },
    },
  ]);
});

it('wins of more than a day ago stop nothing', async () => {
  await play('IMI', 1_900);
  server.clock.advance(25 * 3_600_000);
  await play('IMI', 1_900);
  await server.runJobs();
  expect(await isStopped('IMI')).toBe(false);
});
