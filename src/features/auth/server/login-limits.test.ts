import { createHook } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { dayMs } from '#contract/bangkok-day.ts';
import { proves } from '#support/requirements/proves.ts';
import type { TestMember, TestStaff } from '#support/people.ts';
import type { TestReply } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { hashingQueues } from './passwords/hashing-queues.ts';
import { staffPasswordIsRight } from './staff/staff-password-is-right.ts';
import { reportWrongPasswords } from './report-wrong-passwords.ts';

const logged: string[] = [];
const server = await startTestServer({
  logged,
  settings: { TRUST_PROXY: 'true', LOGINS_PER_MINUTE_ADDRESS: '30', LOGIN_FAILURES_PER_HOUR_ADDRESS: '100' },
});
const minuteMs = 60_000;

let networks = 0;
const newNetwork = (): string => {
  networks += 1;
  return `100.${String(64 + (networks >> 16))}.${String((networks >> 8) & 255)}.${String(networks & 255)}`;
};
let phones = 0;
const newPhone = (): string => `07${String((phones += 1)).padStart(8, '0')}`;

interface From {
  readonly address: string;
  readonly device?: string;
}
const headersOf = ({ address, device }: From) => ({
  'x-forwarded-for': address,
  ...(device === undefined ? {} : { 'x-device-id': device }),
});
const enter = (username: string, password: string, from: From): Promise<TestReply> =>
  server.request('POST', '/api/login', { body: { username, password }, headers: headersOf(from) });
const officeEnter = async (name: string, password: string, from: From): Promise<number> => {
  const headers = { 'content-type': 'application/json', ...headersOf(from) };
  const body = JSON.stringify({ name, password });
  return (await fetch(`${server.officeUrl}/api/login`, { method: 'POST', headers, body })).status;
};
// The repeated password check of a logged-in person.
const confirm = ({ staffId }: TestStaff, password: string): Promise<boolean> => {
  const actor = { kind: 'staff', staffId, personId: staffId, sessionId: staffId, name: '-', role: 'finance' } as const;
  const from = { requestId: '-', address: '-', network: '-', device: null, otpToken: null, idempotencyKey: null };
  return staffPasswordIsRight(server.context, { actor, question: {}, route: '-', ...from }, password);
};
const times = <Result>(count: number, act: (round: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, round) => act(round)));
const countOf = (replies: readonly { readonly status: number }[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

// Wrong passwords for a member, each from another network.
const attack = async (member: TestMember, count: number): Promise<TestReply[]> => {
  const replies: TestReply[] = [];
  for (let round = 0; round < count; round += 1)
    replies.push(await enter(member.phone, 'wrong', { address: newNetwork() }));
  return replies;
};

it('a flood of logins from one network stops neither other logins nor approvals of staff', async () => {
  const [members, staff] = [await times(10, () => server.member()), await server.staff()];
  const flooding = { address: newNetwork() };
  let hashes = 0;
  const hook = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && (hashes += 1)) }).enable();
  const flood = times(400, () => enter(newPhone(), 'wrong', flooding));
  const logins = times(10, (round) => {
    const { phone = '', password = '' } = members[round] ?? {};
    return enter(phone, password, { address: newNetwork() });
  });
  const office = times(5, () => officeEnter(staff.name, staff.password, { address: newNetwork() }));
  const approvals = times(20, () => confirm(staff, staff.password));
  expect(countOf(await logins, 200)).toBe(10);
  expect(await office).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(await approvals)).toEqual(new Set([true]));
  expect([countOf(await flood, 401), countOf(await flood, 429)]).toEqual([30, 370]);
  hook.disable();
  expect(hashes).toBe(30 + 10 + 5 + 20);
});

it('a flood from a few networks, each within its limit, does not stop other logins', async () => {
  const members = await times(10, () => server.member());
  const flooding = Array.from({ length: 4 }, newNetwork);
  // No hash ends before the flood has filled the queue: of the 120 tries within the limits 50 wait.
  const [held, isFull] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = times(2, () => hashingQueues.member.known(() => held.promise));
  let refused = 0;
  const flood = times(240, async (round) => {
    const reply = await enter(newPhone(), 'wrong', { address: flooding[round % 4] ?? '' });
    if (reply.status === 429) refused += 1;
    if (refused === 190) isFull.resolve();
    if (refused === 200) held.resolve();
    return reply;
  });
  await isFull.promise;
  const logins = times(10, async (round) => {
    const { phone = '', password = '' } = members[round] ?? {};
    const reply = await enter(phone, password, { address: newNetwork() });
    if (reply.status === 429) held.resolve();
    return reply;
  });
  expect(countOf(await logins, 200)).toBe(10);
  expect([countOf(await flood, 401), countOf(await flood, 429)]).toEqual([40, 200]);
  await holding;
});

it('eighty approvals at once by one person are queued and none is refused', async () => {
  const staff = await server.staff();
  expect(await times(80, () => confirm(staff, staff.password))).not.toContain(false);
});

it('of many wrong confirmations at once ten are checked', async () => {
  const staff = await server.staff();
  const asked = await Promise.allSettled(Array.from({ length: 40 }, () => confirm(staff, 'not the password')));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

it('tries of always new names from one network use its budget and a fixed number of rows', async () => {
  const rowsOf = () =>
    server.database.owner.rows<{ subject: string }>(`select subject from login_failure where subject like 'unknown%'`);
  const before = new Set((await rowsOf()).map(({ subject }) => subject));
  const address = newNetwork();
  await times(200, () => enter(newPhone(), 'wrong', { address }));
  const added = (await rowsOf()).filter(({ subject }) => !before.has(subject));
  expect(added.length).toBeLessThanOrEqual(30);
  for (const { subject } of added) expect(subject).toMatch(/^unknown member [0-9a-f]{4}$/);
});

it('a network’s tries count for a minute and its wrong passwords for an hour, over all names', async () => {
  const address = newNetwork();
  let checked = 0;
  for (let minute = 0; minute < 10; minute += 1) {
    checked += countOf(await times(40, () => enter(newPhone(), 'wrong', { address })), 401);
    server.clock.advance(minuteMs);
  }
  expect(checked).toBe(120);
  expect(logged.filter((line) => line.includes('used up its wrong passwords') && line.includes(address))).toHaveLength(
    1,
  );
  const { phone, password } = await server.member();
  expect(await enter(phone, password, { address })).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
  expect(await enter(phone, password, { address: newNetwork() })).toMatchObject({ status: 200 });
  server.clock.advance(60 * minuteMs);
  expect(await enter(phone, password, { address })).toMatchObject({ status: 200 });
});

it('the networks of one IPv6 customer share four times the tries of one', async () => {
  const replies: TestReply[] = [];
  for (let network = 0; network < 6; network += 1)
    replies.push(...(await times(30, () => enter(newPhone(), 'wrong', { address: `2001:db8:77:${network}::1` }))));
  expect([countOf(replies, 401), countOf(replies, 429)]).toEqual([120, 60]);
  const { phone, password } = await server.member();
  expect(await enter(phone, password, { address: '2001:db8:78:1::1' })).toMatchObject({ status: 200 });
});

it('if a member’s password is tried from always new networks, at most 100 tries in a row are checked', async () => {
  const member = await server.member();
  expect(countOf(await attack(member, 200), 401)).toBe(20);
  let checked = 20;
  for (let quarter = 0; quarter < 96; quarter += 1) {
    server.clock.advance(15 * minuteMs);
    checked += countOf(await attack(member, 3), 401);
  }
  expect(checked).toBe(100);
  server.clock.advance(dayMs);
  expect(countOf(await attack(member, 5), 401)).toBe(1);
});

it('the owner can log in from a known network or device, however often strangers fail', async () => {
  const [atHome, byPhone] = [await server.member(), await server.member()];
  const home = { address: newNetwork() };
  const device = 'mine-0123456789-0123456789';
  expect((await enter(atHome.phone, atHome.password, home)).status).toBe(200);
  expect((await enter(byPhone.phone, byPhone.password, { address: newNetwork(), device })).status).toBe(200);
  for (const member of [atHome, byPhone]) {
    await attack(member, 40);
    expect((await enter(member.phone, member.password, { address: newNetwork() })).status).toBe(429);
    const stranger = { address: newNetwork(), device: `another-${newPhone()}-0123456789` };
    expect((await enter(member.phone, member.password, stranger)).status).toBe(429);
  }
  expect((await enter(atHome.phone, atHome.password, home)).status).toBe(200);
  expect((await enter(byPhone.phone, byPhone.password, { address: newNetwork(), device })).status).toBe(200);
  expect((await enter(atHome.phone, atHome.password, { address: newNetwork() })).status).toBe(200);
});

it('a known network is no longer known after twenty wrong passwords', async () => {
  const member = await server.member();
  const home = { address: newNetwork() };
  await enter(member.phone, member.password, home);
  await attack(member, 25);
  for (const round of [1, 2]) {
    expect(countOf(await times(15, () => enter(member.phone, `wrong ${String(round)}`, home)), 401)).toBe(10);
    server.clock.advance(15 * minuteMs);
  }
  await attack(member, 1);
  expect((await enter(member.phone, member.password, home)).status).toBe(429);
  server.clock.advance(15 * minuteMs);
  expect((await enter(member.phone, member.password, home)).status).toBe(200);
});

it('two right logins of one person that are counted in the wrong order both succeed', async () => {
  const [member, staff] = [await server.member(), await server.staff()];
  for (const by of [0, -1]) {
    server.clock.advance(by);
    expect((await enter(member.phone, member.password, { address: newNetwork() })).status).toBe(200);
    expect(await officeEnter(staff.name, staff.password, { address: newNetwork() })).toBe(200);
  }
});

it('on a network that has used up its tries, a person on a known device can log in', async () => {
  const member = await server.member();
  const shared = { address: newNetwork(), device: 'shared-network-0123456789' };
  expect((await enter(member.phone, member.password, shared)).status).toBe(200);
  await times(60, () => enter(newPhone(), 'wrong', { address: shared.address }));
  expect((await enter(member.phone, member.password, { address: shared.address })).status).toBe(429);
  expect((await enter(member.phone, member.password, shared)).status).toBe(200);
});

it('what the server writes of its own accord names the system in the audit chain, as whom and from where', async () => {
  const member = await server.member();
  await attack(member, 3);
  await reportWrongPasswords.run(server.context);
  const rows = await server.database.owner.rows(
    `select actor_kind, request_id, address from audit where member_id = $1 and act = 'count wrong passwords'`,
    [member.memberId],
  );
  expect(rows).toEqual([{ actor_kind: 'system', request_id: 'system', address: 'system' }]);
});

it('wrong passwords are in the audit chain of the member, in one row that counts all since the last row', async () => {
  const member = await server.member();
  const rows = () =>
    server.database.owner.rows<{ object: string; detail: unknown }>(
      `select object, detail from audit where member_id = $1 and act = 'count wrong passwords' order by number`,
      [member.memberId],
    );
  const object = `member ${member.memberId}`;
  await attack(member, 12);
  for (const _run of [1, 2]) await reportWrongPasswords.run(server.context);
  expect(await rows()).toEqual([{ object, detail: { wrongPasswords: 12 } }]);
  await attack(member, 1);
  await enter(member.phone, member.password, { address: newNetwork() });
  await reportWrongPasswords.run(server.context);
  expect((await rows())[1]).toEqual({ object, detail: { wrongPasswords: 1 } });
});

const waitOf = ({ status, headers }: TestReply): readonly [number, string | null] => [
  status,
  headers.get('retry-after'),
];

it('a refusal says how long to wait, alike for a phone number with and without an account', async () => {
  proves('OP-061', 'OP-243');
  const member = await server.member();
  for (const phone of [member.phone, newPhone()]) {
    const from = { address: newNetwork() };
    const tried = async (): Promise<readonly [number, string | null]> => waitOf(await enter(phone, 'wrong', from));
    const first: (readonly [number, string | null])[] = [];
    for (let round = 0; round < 10; round += 1) {
      first.push(await tried());
      server.clock.advance(1_000);
    }
    expect(new Set(first.map(String))).toEqual(new Set(['401,']));
    expect(await tried()).toEqual([429, '899']);
    server.clock.advance(minuteMs);
    expect(await tried()).toEqual([429, '839']);
    server.clock.advance(839_000 - 1);
    expect(await tried()).toEqual([429, '1']);
    server.clock.advance(1);
    expect(await tried()).toEqual([401, null]);
  }
  const fromAnywhere = async (phone: string): Promise<string[]> => {
    for (let round = 0; round < 25; round += 1) {
      await enter(phone, 'wrong', { address: newNetwork() });
      server.clock.advance(16_000);
    }
    const replies = [];
    for (const _round of [1, 2]) replies.push(String(waitOf(await enter(phone, 'wrong', { address: newNetwork() }))));
    return replies;
  };
  const other = await server.member();
  const known = await fromAnywhere(other.phone);
  expect(known[1]).toMatch(/^429,\d+$/);
  expect(await fromAnywhere(newPhone())).toEqual(known);
});

it('a network that has used up its tries is told when the minute or the hour is over', async () => {
  const address = newNetwork();
  await times(30, () => enter(newPhone(), 'wrong', { address }));
  server.clock.advance(20_000);
  expect(waitOf(await enter(newPhone(), 'wrong', { address }))).toEqual([429, '40']);
  for (const count of [30, 30, 10]) {
    server.clock.advance(minuteMs);
    await times(count, () => enter(newPhone(), 'wrong', { address }));
  }
  expect(waitOf(await enter(newPhone(), 'wrong', { address }))).toEqual([429, String(3_600 - 200)]);
});
