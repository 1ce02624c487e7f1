import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { operatorOfficeCalls } from '#features/operator/office-contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { openGame, seenWallet } from '#support/game-accounts.ts';
import { startTestServer } from '#support/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'krapao-added-game-'));
afterAll(() => rmSync(folder, { recursive: true }));

// What an operator writes to add a game whose protocol the product speaks: these settings and one row, and no code.
const settings = {
  protocol: 'transfer-wallet',
  url: '/transfer-wallet/LUCKY',
  operatorId: 'krapao',
  secret: { env: 'GAMES_SECRET' },
};
const row = {
  name: 'Lucky',
  category: 'slot',
  protocol: 'transfer-wallet',
  unitFactorNumerator: 2,
  unitFactorDenominator: 1,
  logo: null,
  background: null,
  webUrl: '/games/LUCKY/login',
  androidUrl: null,
  iosUrl: null,
  currencies: ['BAHT'],
  place: 17,
  isListed: true,
};

const file = join(folder, 'games.json');
writeFileSync(file, JSON.stringify({ LUCKY: settings }));
const server = await startTestServer({ settings: { GAMES_FILE: file } });
const [maker, checker] = [await server.staff({ role: 'manager' }), await server.staff({ role: 'manager' })];

const propose = (object: string, fields: object) =>
  server.ask(
    operatorOfficeCalls.proposeChange,
    { kind: 'game', object, fields: { ...fields }, because: 'a contract', password: maker.password },
    { token: maker.token },
  );

it('a game without settings, or of another protocol than its settings say, cannot be added', async () => {
  expect((await propose('UNHEARD', row)).body).toEqual({ message: 'CHANGE_INVALID' });
  expect((await propose('LUCKY', { ...row, protocol: 'joker' })).body).toEqual({ message: 'CHANGE_INVALID' });
});

it('a seventeenth game is added by settings and two people, then activated, funded, played and emptied', async () => {
  expect((await propose('LUCKY', row)).body).toMatchObject({ status: 'WAITING' });
  const { body } = await server.ask(
    operatorOfficeCalls.listChanges,
    { view: 'waiting', page: 1, limit: 10 },
    { token: checker.token },
  );
  const changeId = (body as { items: { changeId: string }[] }).items[0]?.changeId ?? '';
  const confirmation = { changeId, password: checker.password };
  const confirmed = await server.ask(operatorOfficeCalls.confirmChange, confirmation, { token: checker.token });
  expect(confirmed.status).toBe(200);

  const member = await server.member({ balance: 10_000n });
  const game = await openGame(server, member, 'LUCKY');
  const move = (from: string, to: string, amount: bigint) =>
    server.ask(transferCalls.move, { from, to, amount }, { token: member.token });
  expect((await move('WALLET', 'LUCKY', 6_000n)).status).toBe(200);
  expect(await game.balance()).toBe(120);
  await game.play({ stake: 20, win: 0 });
  // Its balance is read without a press, like that of any game.
  server.clock.advance(3_600_000);
  await server.runJobs();
  expect((await seenWallet(server, member)).game('LUCKY')).toBe(50);
  expect((await move('LUCKY', 'WALLET', 5_000n)).status).toBe(200);
  expect(await game.balance()).toBe(0);
  expect((await seenWallet(server, member)).wallet).toBe(90);
});
