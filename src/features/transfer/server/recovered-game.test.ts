import { expect, it } from 'vitest';
import { queryGame } from '#server/outside/health/probe-providers.ts';
import { openGame, seenWallet } from '#support/game-accounts.ts';
import { startTestServer } from '#support/test-server.ts';
import { transferCalls } from '../contract.ts';

const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: '5000' } });
const code = 'SLOTXO';
const weather = (kind: string, seconds = 0) => server.sandbox.weather({ service: 'games', code, kind, seconds });

const later = async (seconds: number): Promise<void> => {
  server.clock.advance(seconds * 1_000);
  await server.runJobs();
};

it('a transfer without an outcome ends when its game answers again, not when its next inquiry was due', async () => {
  const member = await server.member({ balance: 50_000n });
  const game = await openGame(server, member, code);
  await weather('timeout-after');
  const move = { from: 'WALLET', to: code, amount: 20_000n };
  expect(await server.ask(transferCalls.move, move, { token: member.token })).toMatchObject({
    body: { status: 'PENDING' },
  });
  // The inquiries after 5 s and 15 s have no answer either; the next is due in a minute.
  await weather('down');
  for (const seconds of [5, 15]) await later(seconds);
  for (let nth = 0; nth < 10; nth += 1) await queryGame(server.context, code);
  for (const seconds of [1, 1]) await later(seconds);
  expect((await seenWallet(server, member)).game(code)).toBe(0);
  await weather('fine');
  await later(31);
  // Its breaker lets a probe through after real time; by the clock no minute passes meanwhile.
  const endsSoon = async (): Promise<number> => {
    await later(0.1);
    return (await seenWallet(server, member)).game(code);
  };
  await expect.poll(endsSoon, { timeout: 15_000, interval: 100 }).toBe(200);
  expect(await game.balance()).toBe(200);
});
