import { expect, it } from 'vitest';
import { statementCalls } from '#features/statement/contract.ts';
import { walletCalls } from '#features/wallet/contract.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { proves } from '#support/requirements/proves.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { gameCalls } from '../contract.ts';

const server = await startTestServer();

interface Credential {
  readonly username: string;
  readonly password: string;
  readonly event?: Record<string, string>;
}

const asked = (member: TestMember) => ({ token: member.token });
const credentialOf = async (member: TestMember, slotCode: string): Promise<Credential> =>
  (await server.ask(gameCalls.getCredential, { slotCode }, asked(member))).body as Credential;
const get = (member: TestMember, path: string, headers: Record<string, string> = {}): Promise<TestReply> =>
  server.request('GET', path, { token: member.token, headers });

it('activating an inactive account makes it active', async () => {
  proves('GAME-07', 'API-032', 'OP-128');
  const member = await server.member();
  const before = (await server.ask(walletCalls.get, {}, asked(member))).body as {
    slots: { code: string; isActive: boolean }[];
  };
  expect(before.slots.find((slot) => slot.code === 'JOKER')?.isActive).toBe(false);
  expect(await server.ask(gameCalls.activate, { slotCode: 'JOKER' }, asked(member))).toMatchObject({
    status: 200,
    body: { message: 'SUCCESS' },
  });
  const after = (await server.ask(walletCalls.get, {}, asked(member))).body as {
    slots: { code: string; isActive: boolean }[];
  };
  expect(after.slots.find((slot) => slot.code === 'JOKER')?.isActive).toBe(true);
});

it('an active account is not opened again, and an unknown game is refused', async () => {
  proves('ERR-057', 'ERR-062', 'OP-264', 'OP-269');
  const member = await server.member();
  await openGame(server, member, 'UFABET');
  expect(await get(member, '/api/wallet/activate/UFABET')).toMatchObject(refused('SLOT_ALREADY_ACTIVE', 409));
  expect(await get(member, '/api/wallet/activate/CHESS')).toMatchObject(refused('NO_GAME', 404));
});

it('a provider that refuses leaves the account inactive, and the next try opens it under the same name', async () => {
  proves('ERR-058', 'OP-265');
  const member = await server.member();
  await server.sandbox.weather({ service: 'games', code: 'USUN', kind: 'timeout-after' });
  expect(await get(member, '/api/wallet/activate/USUN')).toMatchObject(refused('SLOT_ACTIVATE_FAIL', 502));
  await server.sandbox.weather({ service: 'games', code: 'USUN', kind: 'fine' });
  const names = () =>
    server.database.owner.rows(`select username from game_username_claim where member_id = $1`, [member.memberId]);
  const [first] = await names();
  expect(await get(member, '/api/wallet/activate/USUN')).toMatchObject({ status: 200 });
  expect(await names()).toEqual([first]);
});

it('twenty activations at once open one account', async () => {
  const member = await server.member();
  const replies = await Promise.all(Array.from({ length: 20 }, () => get(member, '/api/wallet/activate/CIRCUS')));
  for (const reply of replies) expect([200, 409]).toContain(reply.status);
  expect(replies.some((reply) => reply.status === 200)).toBe(true);
  const claims = await server.database.owner.rows(`select username from game_username_claim where member_id = $1`, [
    member.memberId,
  ]);
  expect(claims).toHaveLength(1);
});

it('credentials are those the provider has, for UFABET with its event block', async () => {
  proves('GAME-08', 'API-033', 'ENT-016', 'ENT-017', 'OP-143');
  const member = await server.member();
  const joker = await openGame(server, member, 'JOKER');
  await openGame(server, member, 'UFABET');
  const plain = await credentialOf(member, 'JOKER');
  expect(plain).toEqual({ username: joker.username, password: expect.stringMatching(/^[A-Za-z0-9]{12}$/) });
  const { event } = await credentialOf(member, 'UFABET');
  expect(Object.keys(event ?? {}).sort()).toEqual(['__EVENTVALIDATION', '__VIEWSTATE', '__VIEWSTATEGENERATOR']);
});

it('without an active account there are no credentials and no reset', async () => {
  proves('ERR-059', 'OP-266');
  const member = await server.member();
  for (const path of ['/api/wallet/account/JOKER', '/api/wallet/resetpassword/JOKER']) {
    expect(await get(member, path)).toMatchObject(refused('SLOT_NO_ACCOUNT', 404));
  }
  for (const path of ['/api/wallet/account/CHESS', '/api/wallet/resetpassword/CHESS']) {
    expect(await get(member, path)).toMatchObject(refused('NO_GAME', 404));
  }
});

it('a reset sets another password, at most once a minute per game', async () => {
  proves('API-034', 'OP-129', 'ERR-037', 'OP-244');
  const member = await server.member();
  await openGame(server, member, 'JOKER');
  await openGame(server, member, 'IMI');
  const { password } = await credentialOf(member, 'JOKER');
  expect(await get(member, '/api/wallet/resetpassword/JOKER')).toMatchObject({
    status: 200,
    body: { message: 'SUCCESS' },
  });
  expect((await credentialOf(member, 'JOKER')).password).not.toBe(password);
  expect(await get(member, '/api/wallet/resetpassword/JOKER')).toMatchObject(refused('REQUEST_LIMIT_1MIN', 429));
  expect(await get(member, '/api/wallet/resetpassword/IMI')).toMatchObject({ status: 200 });
  server.clock.advance(60_000);
  expect(await get(member, '/api/wallet/resetpassword/JOKER')).toMatchObject({ status: 200 });
  expect(await server.ask(gameCalls.resetPassword, { slotCode: 'JOKER' }, asked(member))).toMatchObject(
    refused('REQUEST_LIMIT_1MIN', 429),
  );
});

it('a reset the provider refuses keeps the old password', async () => {
  proves('ERR-060', 'OP-267');
  const member = await server.member();
  await openGame(server, member, 'SLOTRACHA');
  const before = await credentialOf(member, 'SLOTRACHA');
  await server.sandbox.weather({ service: 'games', code: 'SLOTRACHA', kind: 'refuse' });
  expect(await get(member, '/api/wallet/resetpassword/SLOTRACHA')).toMatchObject(
    refused('SLOT_RESET_PASSWORD_FAIL', 502),
  );
  await server.sandbox.weather({ service: 'games', code: 'SLOTRACHA', kind: 'fine' });
  expect(await credentialOf(member, 'SLOTRACHA')).toEqual(before);
});

it('game passwords are stored sealed, each with its own nonce', async () => {
  const sealed: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    const member = await server.member();
    await openGame(server, member, 'JOKER');
    const { password } = await credentialOf(member, 'JOKER');
    const row = await server.database.owner.one<{ sealed: Buffer }>(
      'select sealed_password as sealed from game_account where member_id = $1',
      [member.memberId],
    );
    expect(row?.sealed.toString('latin1')).not.toContain(password);
    sealed.push(row?.sealed.subarray(0, 12).toString('hex') ?? '');
  }
  expect(new Set(sealed).size).toBe(5);
});

it('opening games and reading credentials writes no statement line', async () => {
  const member = await server.member();
  await openGame(server, member, 'JOKER');
  const reply = await server.ask(statementCalls.get, { page: 1, limit: 10 }, asked(member));
  expect(reply.body).toEqual({ total: 0, statements: [] });
});

it('preparing an account, opening it and showing its password are in the audit chain, showings at most once in ten minutes', async () => {
  const member = await server.member();
  await openGame(server, member, 'JOKER');
  const { password } = await credentialOf(member, 'JOKER');
  await credentialOf(member, 'JOKER');
  const audited = () =>
    server.database.owner.rows<{ detail: object }>(
      `select detail from audit where member_id = $1 and object = 'game JOKER' order by number`,
      [member.memberId],
    );
  const rows = (await audited()).map(({ detail }) => detail);
  expect(rows).toEqual([{ prepared: true }, { activated: true }, { read: true }]);
  server.clock.advance(11 * 60_000);
  await credentialOf(member, 'JOKER');
  expect(await audited()).toHaveLength(4);
  expect(JSON.stringify(await audited())).not.toContain(password);
});
