import { expect, it } from 'vitest';
import { depositCalls } from '#features/deposit/contract.ts';
import { transferCalls } from '#features/transfer/contract.ts';
import { withdrawCalls } from '#features/withdraw/contract.ts';
import { rowDiff, storedRows } from '#support/bad-input/stored-rows.ts';
import { openGame } from '#support/game-accounts.ts';
import type { TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberRoutes } from './features/all-parts.ts';

const server = await startTestServer();

// A member with one of everything that has an id or a name.
const richMember = async (): Promise<TestMember> => {
  const member = await server.member({ balance: 10_000_000n });
  const { token } = member;
  for (const code of ['JOKER2', 'IMI', 'AREASLOT']) {
    await openGame(server, member, code);
    await server.ask(transferCalls.move, { from: 'WALLET', to: code, amount: 10_000n }, { token });
  }
  for (let made = 0; made < 32; made += 1) {
    if (made % 6 === 0) server.clock.advance(61_000);
    await server.ask(depositCalls.createQr, { bankCode: 'KBANK', amount: 10_000n }, { token });
  }
  for (let made = 0; made < 5; made += 1) await server.ask(withdrawCalls.request, { amount: 20_000n }, { token });
  return member;
};

interface Named {
  readonly id: string;
}

// Every id the server has given to something of this member, the live QR code first.
const idsOf = async ({ memberId }: TestMember): Promise<string[]> => {
  const rows = await server.database.owner.rows<Named>(
    `select id from (
       select qrcode_id::text as id, status = 'LIVE' as is_live from qr_code where member_id = $1
       union all select withdrawal_id::text, false from withdrawal where member_id = $1
       union all select transfer_id::text, false from game_transfer where member_id = $1
       union all select id::text, false from operation where member_id = $1
       union all select session_id::text, false from session where member_id = $1
       union all select $1::uuid::text, false
     ) named order by is_live desc`,
    [memberId],
  );
  return rows.map(({ id }) => id);
};

const usernamesOf = async ({ memberId }: TestMember): Promise<Record<string, string>> => {
  const rows = await server.database.owner.rows<{ code: string; username: string }>(
    'select code, username from game_account where member_id = $1',
    [memberId],
  );
  return Object.fromEntries(rows.map(({ code, username }) => [code, username]));
};

it('every call of a member that takes an id is listed here, so that a new one is tested too', () => {
  const naming = memberRoutes
    .map(({ endpoint }) => endpoint)
    .filter(({ questionSchema }) => Object.keys(questionSchema.shape).some((name) => /Id$|^username$/.test(name)))
    .filter(({ who }) => who !== 'anyone')
    .map(({ at }) => at);
  expect(naming.toSorted()).toEqual([
    'DELETE /api/qrcode/{qrcodeId}',
    'GET /api/autoLogin/{game}/{username}',
    'GET /api/autoLogin/{game}/{username}/{password}',
    'GET /api/statement/line/{lineId}',
    'POST /api/chat/history',
    'POST /api/chat/send-message',
    'POST /api/chat/upload-image',
    'POST /api/chat/upload-video',
    'POST /api/chat/uploads',
    'POST /api/chat/uploads/finish',
    'POST /api/chat/uploads/offset',
    'POST /api/chat/uploads/part',
    'PUT /api/chat/read-customer',
    'PUT /api/chat/read-customer/',
  ]);
});

it('an id of another member is answered like one that does not exist, and nothing of theirs changes', async () => {
  const [owner, other] = [await richMember(), await server.member()];
  const ids = await idsOf(owner);
  expect(ids.length).toBeGreaterThanOrEqual(50);
  const replies = async (id: string) => {
    const removed = await server.request('DELETE', `/api/qrcode/${id}`, { token: other.token });
    const line = await server.request('GET', `/api/statement/line/${id}`, { token: other.token });
    return [removed.status, removed.text, line.status, line.text];
  };
  const absent = await replies(server.context.newId());
  const before = await storedRows(server.database.owner);
  for (const id of ids) expect([id, ...(await replies(id))]).toEqual([id, ...absent]);
  expect(rowDiff(before, await storedRows(server.database.owner, before))).toEqual({
    added: {},
    removed: {},
    changed: [],
  });
  const live = await server.request('GET', '/api/qrcode/KBANK', { token: owner.token });
  expect(live.body).toMatchObject({ hasQrcode: true, qrcodeId: ids[0] });
});

it('another member’s game account cannot be opened, with or without an account at that game, and nothing about it is revealed', async () => {
  const [owner, other] = [await richMember(), await server.member()];
  const names = await usernamesOf(owner);
  await openGame(server, other, 'IMI');
  const passwordReply = await server.request('GET', '/api/wallet/account/IMI', { token: owner.token });
  const { password } = passwordReply.body as { password: string };
  const open = async (path: string) => {
    const reply = await server.request('GET', path, { token: other.token });
    return [reply.status, reply.text];
  };
  const pairs = [
    [`/api/autoLogin/joker2/${names['JOKER2'] ?? ''}`, '/api/autoLogin/joker2/absent1'],
    [`/api/autoLogin/areaslot/${names['AREASLOT'] ?? ''}`, '/api/autoLogin/areaslot/absent1'],
    [`/api/autoLogin/imi/${names['IMI'] ?? ''}/${password}`, `/api/autoLogin/imi/absent1/${password}`],
  ] as const;
  for (const [foreign, absent] of pairs) {
    const refused = await open(absent);
    expect(refused[0]).toBeGreaterThanOrEqual(400);
    expect(await open(foreign)).toEqual(refused);
  }
});

const claims = (member: TestMember): Record<string, unknown> =>
  Object.fromEntries(
    ['userId', 'memberId', 'member_id', '_id', 'id', 'guestId', 'owner', 'username', 'user'].flatMap(
      (name): [string, unknown][] => [
        [name, member.memberId],
        [`${name}s`, [member.memberId]],
      ],
    ),
  );

it('the statement contains only the member’s own lines, even if the question names another member', async () => {
  const [owner, other] = [await richMember(), await server.member({ balance: 12_345n })];
  const ask = async (body: object, headers: Record<string, string> = {}) =>
    (await server.request('POST', '/api/statement', { body, headers, token: other.token })).text;
  const own = await ask({ page: 1, limit: 100 });
  const headers = { 'x-user-id': owner.memberId, 'x-member-id': owner.memberId, cookie: `userId=${owner.memberId}` };
  const filters = {
    filter: { memberId: owner.memberId },
    where: { $ne: other.memberId },
    status: 'SUCCESS',
    all: true,
  };
  expect(await ask({ page: 1, limit: 100, ...claims(owner), ...filters }, headers)).toBe(own);
  expect(JSON.parse(own)).toMatchObject({ total: 1, statements: [{ amount: 123.45 }] });
});

it('a member reads only their own data, even if the address names another member', async () => {
  const [owner, other] = [await richMember(), await server.member()];
  const query = new URLSearchParams(Object.entries(claims(owner)).map(([name, id]) => [name, String(id)])).toString();
  const foreign = [owner.memberId, owner.phone, owner.bankAccountNo, ...Object.values(await usernamesOf(owner))];
  const reads = memberRoutes
    .map(({ endpoint }) => endpoint)
    .filter(({ who, method, effect, pathFields }) => {
      return who === 'member' && method === 'GET' && effect === 'read' && pathFields.length === 0;
    });
  for (const { path } of [...reads, { path: '/api/qrcode/KBANK' }, { path: '/api/wallet/account/IMI' }]) {
    const plain = await server.request('GET', path, { token: other.token });
    const asked = await server.request('GET', `${path}?${query}`, { token: other.token });
    expect([path, asked.status, asked.text]).toEqual([path, plain.status, plain.text]);
    for (const secret of foreign) expect(asked.text).not.toContain(secret);
  }
});

it('a withdrawal’s id gives no access on the member’s origin, nor with a member’s token on the office’s', async () => {
  const owner = await richMember();
  const [id = ''] = (await idsOf(owner)).slice(-1);
  const row = await server.database.owner.one<Named>(
    'select withdrawal_id as id from withdrawal where member_id = $1',
    [owner.memberId],
  );
  for (const act of ['', '/approve', '/reject']) {
    const path = `/api/withdrawals/${row?.id ?? id}${act}`;
    const method = act === '' ? 'GET' : 'POST';
    expect((await server.request(method, path, { token: owner.token })).status).toBe(404);
    const office = await fetch(server.officeUrl + path, {
      method,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([office.status, await office.json()]).toEqual([401, { message: 'invalid-token' }]);
  }
});
