import { expect, it } from 'vitest';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import type { WalletAnswer } from '../contract.ts';

const server = await startTestServer();

const seenBy = async ({ token }: TestMember) => {
  const { wallet, inProgress } = (await server.request('GET', '/api/wallet', { token })).body as WalletAnswer;
  return [wallet.amount, inProgress];
};

it('money that has left the wallet and has not arrived is shown as in progress, and no longer once it has arrived', async () => {
  const member = await server.member({ balance: 100_000n });
  await openGame(server, member, 'SLOTXO');
  expect(await seenBy(member)).toEqual([1_000, undefined]);
  await server.ask(withdrawCalls.requestFromApp, { amount: 40_000n }, { token: member.token });
  expect(await seenBy(member)).toEqual([600, 400]);
  await server.sandbox.weather({ service: 'games', code: 'SLOTXO', kind: 'timeout-after' });
  const move = { from: 'WALLET', to: 'SLOTXO', amount: 12_000n } as const;
  await server.ask(transferCalls.move, move, { token: member.token });
  await server.sandbox.weather({ service: 'games', code: 'SLOTXO', kind: 'fine' });
  expect(await seenBy(member)).toEqual([480, 520]);
  server.clock.advance(5_000);
  await server.runJobs();
  expect((await seenBy(member))[1]).toBe(400);
});
