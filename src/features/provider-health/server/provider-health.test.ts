import { expect, it } from 'vitest';
import { transferCalls } from '#features/transfer/contract.ts';
import { type WalletAnswer, walletCalls } from '#features/wallet/contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { healthJobs } from '#server/outside/health/health-jobs.ts';
import { type ProviderLine, providerHealthOfficeCalls } from '../office-contract.ts';

const server = await startTestServer();

const text = { th: 'ปิดปรับปรุงถึงบ่ายสอง', la: 'ປິດປັບປຸງຮອດບ່າຍສອງ', en: 'Closed until two' };

const slotOf = async ({ token }: TestMember, code: string) => {
  const { body } = await server.ask(walletCalls.get, {}, { token });
  return (body as WalletAnswer).slots.find((slot) => slot.code === code);
};
const standingOf = async (member: TestMember, code: string) => {
  // What a process has read is at most a second old.
  server.clock.advance(1_000);
  return (await slotOf(member, code))?.standing;
};

const move = ({ token }: TestMember, from: string, to: string) =>
  server.ask(transferCalls.move, { from, to, amount: 1_000n }, { token });

const lineOf = async (token: string, game: string): Promise<ProviderLine> => {
  const { body } = await server.ask(providerHealthOfficeCalls.list, {}, { token });
  const line = (body as { providers: ProviderLine[] }).providers.find(({ code }) => code === game);
  if (line === undefined) throw new Error('no line');
  return line;
};

const moved = { status: 200, body: { message: 'SUCCESS' } };

it('staff close a game with a text in three languages and an end; it opens by the clock', async () => {
  const member = await server.member({ balance: 100_000n });
  await openGame(server, member, 'USUN');
  const { token } = await server.staff({ role: 'manager', name: 'Malee' });
  const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  const question = { code: 'USUN', state: 'CLOSED', text, until } as const;
  expect(await server.ask(providerHealthOfficeCalls.turn, question, { token })).toMatchObject(moved);
  expect((await slotOf(member, 'USUN'))?.standing).toMatchObject({ state: 'CLOSED', until, text });
  expect(await move(member, 'WALLET', 'USUN')).toMatchObject({ status: 502, body: { message: 'TRANSFER_FAIL' } });
  expect((await lineOf(token, 'USUN')).switch).toMatchObject({ setBy: 'Malee', state: 'CLOSED', isOver: false });
  const row = await server.context.database.one(
    `select actor_kind as actor, object from audit where object = 'provider game:USUN'`,
  );
  expect(row).toEqual({ actor: 'staff', object: 'provider game:USUN' });
  server.clock.advance(3_600_000);
  expect(await standingOf(member, 'USUN')).toBeUndefined();
  expect(await move(member, 'WALLET', 'USUN')).toMatchObject(moved);
});

it('a game that staff closed to money, once it no longer answers, shows neither the end nor the text of the closing', async () => {
  const member = await server.member();
  const { token } = await server.staff({ role: 'manager' });
  const until = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
  const question = { code: 'HUAYHD', state: 'CLOSED', text, until } as const;
  expect(await server.ask(providerHealthOfficeCalls.turn, question, { token })).toMatchObject(moved);
  expect(await standingOf(member, 'HUAYHD')).toMatchObject({ state: 'CLOSED', until, text });
  await server.sandbox.weather({ service: 'games', code: 'HUAYHD', kind: 'down' });
  for (let asked = 0; asked < 10; asked += 1)
    await server.ask(providerHealthOfficeCalls.query, { code: 'HUAYHD' }, { token });
  for (const job of healthJobs) await job.run(server.context);
  expect(await standingOf(member, 'HUAYHD')).toMatchObject({ state: 'MAINTENANCE', until: null, text: null });
});

it('a switch without texts, with an end that has passed or for an unknown game is refused, and open ends it', async () => {
  const { token } = await server.staff({ role: 'manager' });
  const turn = (changes: object) =>
    server.ask(
      providerHealthOfficeCalls.turn,
      { code: 'CIRCUS', state: 'MAINTENANCE', text, until: null, ...changes },
      { token },
    );
  expect(await turn({ text: null })).toMatchObject({ status: 400, body: { message: 'KEY_INVALID' } });
  expect(await turn({ until: server.clock.now().toISOString() })).toMatchObject({
    body: { message: 'KEY_INVALID' },
  });
  expect(await turn({ code: 'NOGAME' })).toMatchObject({ status: 404, body: { message: 'NO_DATA' } });
  expect(await turn({})).toMatchObject(moved);
  expect(await lineOf(token, 'CIRCUS')).toMatchObject({ state: 'MAINTENANCE', observed: 'FINE' });
  expect(await turn({ state: 'OPEN', text: null })).toMatchObject(moved);
  expect(await lineOf(token, 'CIRCUS')).toMatchObject({ state: 'FINE', switch: null });
});

it('the list tells how a game answers and what waits for it, and a test call changes nothing there', async () => {
  const { token } = await server.staff({ role: 'support' });
  const asked = await server.ask(providerHealthOfficeCalls.query, { code: 'PGSLOT' }, { token });
  expect(asked).toMatchObject({ status: 200, body: { outcome: 'refused', reason: 'no such player' } });
  await server.sandbox.weather({ service: 'games', code: 'PGSLOT', kind: 'down' });
  expect(await server.ask(providerHealthOfficeCalls.query, { code: 'PGSLOT' }, { token })).toMatchObject({
    body: { outcome: 'unknown' },
  });
  expect(await server.ask(providerHealthOfficeCalls.query, { code: 'NOGAME' }, { token })).toMatchObject({
    status: 404,
    body: { message: 'NO_DATA' },
  });
  for (const job of healthJobs) await job.run(server.context);
  server.clock.advance(1_000);
  expect(await lineOf(token, 'PGSLOT')).toMatchObject({
    state: 'FINE',
    breaker: 'closed',
    processes: 1,
    answered: 2,
    failed: 1,
    openWork: 0,
  });
  const { token: auditor } = await server.staff({ role: 'auditor' });
  expect(await server.ask(providerHealthOfficeCalls.query, { code: 'PGSLOT' }, { token: auditor })).toMatchObject({
    status: 403,
    body: { message: 'NOT_PERMITTED' },
  });
});
