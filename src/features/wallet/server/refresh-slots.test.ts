import { expect, it } from 'vitest';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { startTestServer } from '#support/test-server.ts';

const server = await startTestServer();

interface Slot {
  readonly code: string;
  readonly amount: number;
  readonly isActive: boolean;
}

const ok = { status: 200, body: { message: 'SUCCESS' } };
const call = (member: TestMember, path: string) => server.request('GET', path, { token: member.token });
const slotsRefreshed = async (member: TestMember): Promise<Slot[]> => {
  const answer = await call(member, '/api/wallet/refresh/slot');
  expect(answer).toMatchObject(ok);
  return (answer.body as { slots: Slot[] }).slots;
};
// Within 10 s the last reading would count.
const refresh = (member: TestMember): Promise<Slot[]> => {
  server.clock.advance(10_000);
  return slotsRefreshed(member);
};
const slotsOf = async (member: TestMember): Promise<Slot[]> =>
  ((await call(member, '/api/wallet')).body as { slots: Slot[] }).slots;

// A member with 100 at the game, who then won 25.50 there.
const player = async (code: string): Promise<TestMember> => {
  const member = await server.member({ balance: 10_000n });
  expect(await call(member, `/api/wallet/activate/${code}`)).toMatchObject(ok);
  const transfer = { from: 'WALLET', to: code, amount: 100 };
  expect(await server.request('POST', '/api/wallet/transfer', { body: transfer, token: member.token })).toMatchObject(
    ok,
  );
  const account = await call(member, `/api/wallet/account/${code}`);
  const { username } = account.body as { username: string };
  await server.sandbox.post(`/games/${code}/accounts/${username}/rounds`, { stake: 10, win: 35.5 });
  return member;
};

it('refreshing answers every game account, active ones with what the provider holds now', async () => {
  proves('API-031', 'OP-015');
  for (const code of ['JOKER', 'SLOTXO']) {
    const member = await player(code);
    expect((await slotsOf(member)).find((slot) => slot.code === code)).toMatchObject({ amount: 100, isActive: true });
    const fresh = await refresh(member);
    expect(fresh).toHaveLength(16);
    expect(fresh.find((slot) => slot.code === code)).toMatchObject({ amount: 125.5, isActive: true });
    expect(await slotsOf(member)).toEqual(fresh);
  }
});

it('a game that does not answer keeps its last known amount and does not fail the call', async () => {
  proves('OP-015');
  const member = await player('JOKER');
  for (const kind of ['slow', 'garbage', 'down']) {
    await server.sandbox.weather({ service: 'games', code: 'JOKER', kind, seconds: 1 });
    expect(
      (await refresh(member)).find(({ code }) => code === 'JOKER'),
      kind,
    ).toMatchObject({ amount: 100 });
  }
  await server.sandbox.weather({ service: 'games', code: 'JOKER', kind: 'fine' });
  expect((await refresh(member)).find(({ code }) => code === 'JOKER')).toMatchObject({ amount: 125.5 });
});

it('a member without game accounts gets all games unchanged', async () => {
  proves('OP-015');
  const member = await server.member();
  const slots = await refresh(member);
  expect(slots.length).toBeGreaterThan(10);
  for (const slot of slots) expect(slot).toMatchObject({ amount: 0, isActive: false });
});

it('refreshing requires a session and the header of the app', async () => {
  proves('OP-008');
  expect(await server.request('GET', '/api/wallet/refresh/slot')).toMatchObject({
    status: 401,
    body: { message: 'UNAUTHORIZED' },
  });
  const { token } = await server.member();
  const headers = { 'x-requested-with': 'somebody else' };
  expect(await server.request('GET', '/api/wallet/refresh/slot', { token, headers })).toMatchObject({
    status: 400,
    body: { message: 'KEY_MISSING' },
  });
});

it('winnings since the last reading are booked with a row in the audit chain', async () => {
  const member = await player('SLOTXO');
  await refresh(member);
  const row = await server.context.database.one(
    `select actor_kind as actor, detail from audit where member_id = $1 order by number desc limit 1`,
    [member.memberId],
  );
  expect(row).toEqual({ actor: 'system', detail: { play: '2550' } });
});

const answeredBy = (code: string): number =>
  server.context.providers.lanes.figures().find(({ lane }) => lane === `game:${code}`)?.answered ?? 0;

it('many refreshes of one member at once query each game once', async () => {
  const member = await player('HUAYHD');
  const before = answeredBy('HUAYHD');
  // The game takes a second, so that all fifty arrive during the first reading.
  await server.sandbox.weather({ service: 'games', code: 'HUAYHD', kind: 'slow', seconds: 1 });
  await Promise.all(Array.from({ length: 50 }, () => slotsRefreshed(member)));
  await server.sandbox.weather({ service: 'games', code: 'HUAYHD', kind: 'fine' });
  expect(answeredBy('HUAYHD') - before).toBe(1);
});

it('many refreshes of one member one after another query each game once in 10 s', async () => {
  const member = await player('HUAYHD');
  const before = answeredBy('HUAYHD');
  for (let nth = 0; nth < 5; nth += 1)
    expect((await slotsRefreshed(member)).find(({ code }) => code === 'HUAYHD')).toMatchObject({ amount: 125.5 });
  expect(answeredBy('HUAYHD') - before).toBe(1);
  await refresh(member);
  expect(answeredBy('HUAYHD') - before).toBe(2);
});

it('a game opened after the last refresh is read by the next one', async () => {
  const member = await player('JOKER');
  await slotsRefreshed(member);
  expect(await call(member, '/api/wallet/activate/SLOTXO')).toMatchObject(ok);
  const before = [answeredBy('JOKER'), answeredBy('SLOTXO')] as const;
  await slotsRefreshed(member);
  expect([answeredBy('JOKER') - before[0], answeredBy('SLOTXO') - before[1]]).toEqual([0, 1]);
});

it('moving everything out of a game reads its balance again, however fresh the last reading is', async () => {
  const member = await player('SLOTXO');
  await slotsRefreshed(member);
  const { username } = (await call(member, '/api/wallet/account/SLOTXO')).body as { username: string };
  await server.sandbox.post(`/games/SLOTXO/accounts/${username}/rounds`, { stake: 0, win: 10 });
  expect(
    await server.request('POST', '/api/wallet/transferAll', { body: { to: 'WALLET' }, token: member.token }),
  ).toMatchObject(ok);
  expect((await slotsOf(member)).find(({ code }) => code === 'SLOTXO')).toMatchObject({ amount: 0 });
});
