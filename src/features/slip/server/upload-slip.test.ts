import { afterEach, expect, it, vi } from 'vitest';
import { changeSetting } from '#support/office-acts.ts';
import { proves } from '#support/requirements/proves.ts';
import { noon, openSlipBank, sendSlip, slipsOf, slipText, uploadSlip } from '#support/slips.ts';
import { startTestServer } from '#support/test-server.ts';
import { slipCalls } from '../contract.ts';
import { checkSlips } from './check/check-slips.ts';
import { openSlipsMax, picturesPerHourMax, uploadsPerHourMax } from '../rules.ts';

const server = await startTestServer();
const bank = openSlipBank(server);
const { pictures } = server.context;
const nothing = new Uint8Array(new TextEncoder().encode('[]'));

afterEach(() => {
  server.clock.set(noon);
});

it('an upload answers with a reference under which the slip is listed as in progress', async () => {
  proves('API-040', 'API-083', 'API-084', 'OP-093');
  const member = await server.member();
  const reply = await sendSlip(server, member, { codes: [bank.paid(member).code] });
  expect(reply).toMatchObject({ status: 200, body: { message: 'SUCCESS', reference: expect.any(String) } });
  expect(await slipsOf(server, member)).toEqual([
    expect.objectContaining({ status: 'PENDING', reference: (reply.body as { reference: string }).reference }),
  ]);
});

it('the list has pages, the newest slip first, and says how many there are', async () => {
  proves('OP-020', 'API-084');
  const member = await server.member();
  const sent: string[] = [];
  for (const _ of [1, 2, 3]) {
    server.clock.advance(1_000);
    sent.unshift(await uploadSlip(server, member, { codes: [bank.paid(member).code] }));
  }
  const pageOf = async (page: number) =>
    (await server.ask(slipCalls.list, { page, limit: 2 }, { token: member.token })).body;
  const refsOf = async (page: number) =>
    ((await pageOf(page)) as { slips: { reference: string }[] }).slips.map(({ reference }) => reference);
  expect(await pageOf(1)).toMatchObject({ total: 3 });
  expect([await refsOf(1), await refsOf(2)]).toEqual([sent.slice(0, 2), sent.slice(2)]);
  const stranger = await server.member();
  expect(await slipsOf(server, stranger)).toEqual([]);
});

it('a method that is not offered, or offers no slips, is refused', async () => {
  proves('OP-089');
  const member = await server.member();
  const codes = [bank.paid(member).code];
  expect(await sendSlip(server, member, { codes, bankCode: 'GSB' })).toMatchObject({
    status: 404,
    body: { message: 'NO_BANK' },
  });
  expect(await sendSlip(server, member, { codes, bankCode: 'BCEL' })).toMatchObject({ status: 404 });
  expect(await sendSlip(server, member, { codes, bankCode: 'SCB' })).toMatchObject({
    status: 403,
    body: { message: 'SLIP_NOT_OFFERED' },
  });
  await changeSetting(server, 'isManual', true);
  server.clock.advance(6_000);
  expect(await sendSlip(server, member, { codes, bankCode: 'SCB' })).toMatchObject({ status: 200 });
  await changeSetting(server, 'isManual', false);
  server.clock.advance(6_000);
});

it('while uploads are closed each is refused, and the same press works once they are open', async () => {
  proves('OP-095', 'OP-274', 'ERR-067');
  server.clock.set(new Date('2030-01-01T23:45:00+07:00'));
  const member = await server.member();
  const codes = [bank.paid(member).code];
  expect(await sendSlip(server, member, { codes, key: 'one press' })).toMatchObject({
    status: 403,
    body: { message: 'SLIP_UPLOAD_FAIL' },
  });
  server.clock.set(new Date('2030-01-02T00:30:00+07:00'));
  expect(await sendSlip(server, member, { codes, key: 'one press' })).toMatchObject({ status: 200 });
});

it('a body without a picture, and a file that is none, are refused', async () => {
  proves('OP-094', 'OP-275', 'OP-276', 'ERR-068', 'ERR-069');
  const { token } = await server.member();
  const ask = (file: Uint8Array<ArrayBuffer> | null) =>
    server.ask(slipCalls.upload, { bankCode: 'KBANK' }, { token, ...(file === null ? {} : { file }) });
  expect(await ask(null)).toMatchObject({ status: 400, body: { message: 'SLIP_NO_FILE' } });
  vi.mocked(pictures.read).mockResolvedValueOnce({ kind: 'refused', reason: 'TYPE' });
  expect(await ask(nothing)).toMatchObject({ status: 400, body: { message: 'SLIP_INVALID_FILE' } });
});

it('a picture that could not be read or stored now leaves no slip, and the same press works later', async () => {
  proves('OP-274');
  const member = await server.member();
  const sent = { codes: [bank.paid(member).code], key: 'press of that slip' };
  const failed = { status: 500, body: { message: 'SLIP_UPLOAD_FAIL' } };
  vi.mocked(pictures.read).mockResolvedValueOnce({ kind: 'unavailable' });
  expect(await sendSlip(server, member, sent)).toMatchObject(failed);
  vi.spyOn(pictures.store, 'put').mockRejectedValueOnce(new Error('disk full'));
  expect(await sendSlip(server, member, sent)).toMatchObject(failed);
  expect(await slipsOf(server, member)).toEqual([]);
  expect(await sendSlip(server, member, sent)).toMatchObject({ status: 200 });
  expect(await slipsOf(server, member)).toHaveLength(1);
});

it('a member has a limited number of slips under way and uploads an hour', async () => {
  const member = await server.member();
  const send = () => sendSlip(server, member, { codes: [bank.paid(member).code] });
  for (let count = 0; count < openSlipsMax; count += 1) expect(await send()).toMatchObject({ status: 200 });
  const tooMany = { status: 429, body: { message: 'REQUEST_LIMIT' } };
  expect(await send()).toMatchObject(tooMany);
  for (let count = openSlipsMax; count < uploadsPerHourMax; count += 1) {
    await checkSlips.run(server.context);
    expect(await send()).toMatchObject({ status: 200 });
  }
  await checkSlips.run(server.context);
  expect(await send()).toMatchObject(tooMany);
  server.clock.advance(61 * 60_000);
  expect(await send()).toMatchObject({ status: 200 });
});

it('the picture of one slip is not read and stored again without end', async () => {
  const member = await server.member();
  const codes = [bank.paid(member).code];
  const sent: number[] = [];
  for (let count = 0; count <= picturesPerHourMax; count += 1)
    sent.push((await sendSlip(server, member, { codes })).status);
  expect(sent).toEqual([...Array.from({ length: picturesPerHourMax }, () => 200), 429]);
  server.clock.advance(61 * 60_000);
  expect(await sendSlip(server, member, { codes })).toMatchObject({ status: 200 });
});

it('files that are no pictures are not read without end either', async () => {
  const member = await server.member();
  const send = () => sendSlip(server, member, { codes: [] });
  for (let count = 0; count < picturesPerHourMax; count += 1) {
    vi.mocked(pictures.read).mockResolvedValueOnce({ kind: 'refused', reason: 'BROKEN' });
    expect(await send()).toMatchObject({ status: 400, body: { message: 'SLIP_INVALID_FILE' } });
  }
  expect(await send()).toMatchObject({ status: 429, body: { message: 'REQUEST_LIMIT' } });
  server.clock.advance(61 * 60_000);
  expect(await send()).toMatchObject({ status: 200 });
});

it('uploads at once do not pass the limit together', async () => {
  const member = await server.member();
  const slips = Array.from({ length: 3 * openSlipsMax }, () => bank.paid(member));
  const replies = await Promise.all(slips.map(({ code }) => sendSlip(server, member, { codes: [code] })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(openSlipsMax);
});

it('a repeat of the same press, and the same transfer under way, are the same slip', async () => {
  const member = await server.member();
  const { code } = bank.paid(member);
  const [first, repeat, again] = [
    await sendSlip(server, member, { codes: [code], key: 'press' }),
    await sendSlip(server, member, { codes: [code], key: 'press' }),
    await sendSlip(server, member, { codes: [code] }),
  ];
  expect([repeat.body, again.body]).toEqual([first.body, first.body]);
  expect(await slipsOf(server, member)).toHaveLength(1);
  expect(await sendSlip(server, member, { codes: [slipText('014', 'OTHER0001')], key: 'press' })).toMatchObject({
    status: 422,
  });
});
