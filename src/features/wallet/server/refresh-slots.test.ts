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
const refresh = async (member: TestMember): Promise<Slot[]> => {
  const answer = await call(member, '/api/wallet/refresh/slot');
  expect(answer).toMatchObject(ok);
  return (answer.body as { slots: Slot[] }).slots;
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
    expect(fresh).toHaveLength(12);
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
  expect((await refresh(member)).every(({ amount, isActive }) => amount === 0 && !isActive)).toBe(true);
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

it('many refreshes of one member at once query each game once', async () => {
  const member = await player('HUAYHD');
  const answered = (): number =>
    server.context.providers.lanes.figures().find(({ lane }) => lane === 'game:HUAYHD')?.answered ?? 0;
  const before = answered();
  // The game takes a second, so that all fifty arrive during the first reading.
  await server.sandbox.weather({ service: 'games', code: 'HUAYHD', kind: 'slow', seconds: 1 });
  await Promise.all(Array.from({ length: 50 }, () => refresh(member)));
  await server.sandbox.weather({ service: 'games', code: 'HUAYHD', kind: 'fine' });
  expect(answered() - before).toBe(1);
});
