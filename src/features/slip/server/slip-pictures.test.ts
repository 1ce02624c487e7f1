import { expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { openSlipBank, uploadSlip } from '#support/slips.ts';
import { openMemberSession, type TestMember } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { authCalls } from '#features/auth/contract.ts';
import { endMemberLogins } from '#features/auth/server/public.ts';
import { slipCalls } from '../contract.ts';
import { countPicture, removePictures, storePicture } from './store-picture.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });
const bank = openSlipBank(server);
const days = (count: number): void => server.clock.advance(count * 24 * 60 * 60_000);

const urlOf = async (member: TestMember, reference: string): Promise<string> => {
  const reply = await server.ask(slipCalls.openPicture, { reference }, { token: member.token });
  expect(reply.status).toBe(200);
  return (reply.body as { url: string }).url;
};

const open = (url: string, headers: Record<string, string> = {}) => fetch(server.url + url, { headers });
const isStored = async (reference: string): Promise<boolean> =>
  (await server.context.pictures.store.get(`slip/${reference}`)) !== null;

it('the picture of an own slip opens in a window that sends no token, and can do nothing there', async () => {
  proves('API-085', 'SLIP-15', 'ENT-057', 'OP-098');
  const member = await server.member();
  const { code } = bank.paid(member);
  const answer = await open(await urlOf(member, await uploadSlip(server, member, { codes: [code] })));
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'inline; filename="slip.jpg"',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(await answer.text()).toBe(JSON.stringify([code]));
});

it('an address of a picture works once, for two minutes, and not for a browser that only reads ahead', async () => {
  const member = await server.member();
  const reference = await uploadSlip(server, member, { codes: [bank.paid(member).code] });
  const url = await urlOf(member, reference);
  expect((await open(url, { 'sec-purpose': 'prefetch' })).status).toBe(404);
  expect((await open(url)).status).toBe(200);
  expect((await open(url)).status).toBe(404);
  const late = await urlOf(member, reference);
  server.clock.advance(2 * 60_000);
  expect((await open(late)).status).toBe(404);
  expect((await open('/api/slip-pictures/x')).status).toBe(404);
  expect((await open(`/api/slip-pictures/${'A'.repeat(43)}`)).status).toBe(404);
});

it('an address of a picture ends with the session that asked for it, and with no other', async () => {
  const member = await server.member();
  const { memberId } = member;
  const reference = await uploadSlip(server, member, { codes: [bank.paid(member).code] });
  const withNewSession = async (): Promise<TestMember> => ({
    ...member,
    token: await openMemberSession(server.context, memberId),
  });
  const logOut = async ({ token }: TestMember): Promise<void> =>
    expect(await server.ask(authCalls.logOut, {}, { token })).toMatchObject({ status: 200 });
  const [ended, kept] = [await withNewSession(), await withNewSession()];
  const [lost, stays, late] = [
    await urlOf(ended, reference),
    await urlOf(kept, reference),
    await urlOf(kept, reference),
  ];
  await logOut(ended);
  expect([(await open(lost)).status, (await open(stays)).status]).toEqual([404, 200]);
  const { database, now } = server.context;
  await endMemberLogins(database, { memberId, at: now() });
  expect((await open(late)).status).toBe(404);
});

it('the database has no address with which a picture could be opened', async () => {
  const member = await server.member();
  const url = await urlOf(member, await uploadSlip(server, member, { codes: [bank.paid(member).code] }));
  const rows = await server.database.owner.rows('select * from slip_ticket');
  expect(JSON.stringify(rows)).not.toContain(url.split('/').at(-1));
});

it('nobody gets an address for a slip of somebody else, nor for one that does not exist', async () => {
  proves('OP-283');
  const [owner, stranger] = [await server.member(), await server.member()];
  const reference = await uploadSlip(server, owner, { codes: [bank.paid(owner).code] });
  const absent = '01900000-0000-7000-8000-000000000000';
  for (const [token, asked] of [
    [stranger.token, reference],
    [owner.token, absent],
    [owner.token, 'no-such-slip'],
  ] as const)
    expect(await server.ask(slipCalls.openPicture, { reference: asked }, { token })).toMatchObject({
      status: 404,
      body: { message: 'NO_DATA' },
    });
});

it('pictures are removed ninety days after the upload, the slip stays, and an open slip keeps its picture', async () => {
  const member = await server.member();
  const { code } = bank.paid(member);
  const [ended, waits] = [
    await uploadSlip(server, member, { codes: [code] }),
    await uploadSlip(server, member, { codes: [bank.paid(member).code, bank.paid(member).code] }),
  ];
  await server.runJobs();
  days(89);
  await server.runJobs();
  expect([await isStored(ended), await isStored(waits)]).toEqual([true, true]);
  days(2);
  await server.runJobs();
  expect([await isStored(ended), await isStored(waits)]).toEqual([false, true]);
  const rows = await server.database.owner.rows('select slip_id from slip where slip_id = $1', [ended]);
  expect(rows).toHaveLength(1);
});

it('a picture whose slip was never written is removed', async () => {
  const member = await server.member();
  const first = await uploadSlip(server, member, { codes: [bank.paid(member).code, 'first'] });
  const row = await server.database.owner.one<{ code: string }>(
    'select codes[1] as code from slip where slip_id = $1',
    [first],
  );
  await uploadSlip(server, member, { codes: [row?.code ?? '', 'again'] });
  const stored = await server.database.owner.rows<{ slipId: string }>(
    'select slip_id as "slipId" from slip_picture where member_id = $1 and slip_id <> $2',
    [member.memberId, first],
  );
  const [orphan = { slipId: '' }] = stored;
  expect(await isStored(orphan.slipId)).toBe(true);
  server.clock.advance(61 * 60_000);
  await server.runJobs();
  expect([await isStored(orphan.slipId), await isStored(first)]).toEqual([false, true]);
});

it('a picture that cannot be removed is logged, delays no other, and is removed once it can be', async () => {
  const { context } = server;
  const { memberId } = await server.member();
  const ids = [context.newId(), context.newId(), context.newId()];
  for (const slipId of ids) {
    await countPicture(context, { memberId, slipId });
    await storePicture(
      context,
      { memberId, slipId },
      { type: 'image/jpeg', bytes: Buffer.from('one'), width: 1, height: 1 },
    );
    server.clock.advance(1_000);
  }
  days(1);
  const [stuck = ''] = ids;
  const stored = () => Promise.all(ids.map(isStored));
  const { store } = context.pictures;
  const remove = store.remove.bind(store);
  const refusing = vi.spyOn(store, 'remove').mockImplementation(async (key) => {
    if (key === `slip/${stuck}`) throw new Error('the picture store answered 403');
    return remove(key);
  });
  await removePictures.run(context);
  expect(await stored()).toEqual([true, false, false]);
  expect(logged.some((line) => line.includes('remove slip pictures') && line.includes('answered 403'))).toBe(true);
  expect(refusing.mock.calls.filter(([key]) => key === `slip/${stuck}`)).toHaveLength(1);
  refusing.mockRestore();
  await removePictures.run(context);
  expect(await stored()).toEqual([false, false, false]);
});
