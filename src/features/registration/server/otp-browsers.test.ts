import { expect, it } from 'vitest';
import { type TestReply, refused } from '#support/test-requests.ts';
import { changeSetting } from '#support/office-acts.ts';
import { startTestServer } from '#support/test-server.ts';
import { proves } from '#support/requirements/proves.ts';
import { sweepOtps } from './sweep-otps.ts';

const logged: string[] = [];
const server = await startTestServer({ settings: { TRUST_PROXY: 'true', LOGINS_PER_MINUTE_ADDRESS: '30' }, logged });
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let made = 0;
const newPhone = (): string => `09${String((made += 1)).padStart(8, '0')}`;
const newAddress = (): string => `198.18.${String((made += 1) >> 8)}.${String(made & 255)}`;
const newDevice = (): string => `device-${newPhone()}-0123456789`;

interface From {
  readonly address: string;
  readonly device?: string;
  readonly token?: string;
}

const post = (path: string, body: unknown, { address, device, token }: From): Promise<TestReply> => {
  const headers = {
    'x-forwarded-for': address,
    ...(device === undefined ? {} : { 'x-device-id': device }),
    ...(token === undefined ? {} : { 'x-otp-token': token }),
  };
  return server.request('POST', path, { body, headers });
};
const send = (phoneNumber: string, from: From): Promise<TestReply> => post('/api/otp/send', { phoneNumber }, from);
const tokenOf = (reply: TestReply): string => (reply.body as { otpToken: string }).otpToken;
const verify = (otpToken: string, otpCode: string, from: From): Promise<TestReply> =>
  post('/api/otp/verify', { otpToken, otpCode }, from);
const codesTo = async (phone: string): Promise<string[]> =>
  ((await server.sandbox.get(`/sms?phone=${phone}`)) as { code: string }[]).map(({ code }) => code);
const create = (username: string, from: From): Promise<TestReply> => {
  const person = { name: 'สมชาย', username, password: 'a password', bankAccountName: 'สมชาย ใจดี' };
  return post('/api/account', { ...person, bankCode: 'SCB', bankAccountNo: `66${String((made += 1))}00000` }, from);
};
// Sends and verifies a code; returns its token.
const verifyFrom = async (phone: string, from: From): Promise<string> => {
  const token = tokenOf(await send(phone, from));
  const [code = ''] = await codesTo(phone);
  expect(await verify(token, code, from)).toMatchObject({ status: 200, body: { message: 'OTP_CODE_VALID' } });
  return token;
};
const success = { status: 200, body: { message: 'SUCCESS' } };
const messageOf = ({ body }: TestReply): string => (body as { message: string }).message;

it('a phone that one browser verified cannot be registered by another', async () => {
  proves('OP-311');
  const [phone, owner, thief] = [newPhone(), { address: newAddress() }, { address: newAddress() }];
  await verifyFrom(phone, owner);
  const asked = await send(phone, thief);
  expect(asked.body).toMatchObject({ code: 'SUCCESS', otpToken: expect.any(String) });
  for (const token of [undefined, tokenOf(asked), 'A'.repeat(43), 'nonsense'])
    expect(await create(phone, { ...thief, ...(token === undefined ? {} : { token }) })).toMatchObject(
      refused('UNVERIFIED_OTP', 403),
    );
  expect(await send(phone, owner)).toMatchObject({ status: 200, body: { code: 'OTP_VERIFIED' } });
  expect(await create(phone, owner)).toMatchObject(success);
});

it('the token of the verified code registers the phone from any network, once', async () => {
  proves('OP-311');
  const phone = newPhone();
  const token = await verifyFrom(phone, { address: newAddress() });
  const moved = { address: newAddress(), token };
  expect(await send(phone, moved)).toMatchObject({ status: 200, body: { code: 'OTP_VERIFIED' } });
  expect(await create(phone, moved)).toMatchObject(success);
  const [row] = await server.database.owner.rows(
    'select verified_at, verified_token, verified_by from otp where phone = $1',
    [phone],
  );
  expect(row).toEqual({ verified_at: null, verified_token: null, verified_by: null });
});

it('on a network that many share, a phone verified by one device is that device’s', async () => {
  const [phone, address, device] = [newPhone(), newAddress(), newDevice()];
  await verifyFrom(phone, { address, device });
  for (const neighbour of [{ address }, { address, device: newDevice() }])
    expect(await create(phone, neighbour)).toMatchObject(refused('UNVERIFIED_OTP', 403));
  expect(await create(phone, { address: newAddress(), device })).toMatchObject(success);
});

it('a new member can log in from the same browser although its network has used up its tries', async () => {
  const [phone, address, device] = [newPhone(), newAddress(), newDevice()];
  await verifyFrom(phone, { address, device });
  expect(await create(phone, { address, device })).toMatchObject(success);
  const logIn = (from: From) => post('/api/login', { username: phone, password: 'a password' }, from);
  for (let stranger = 0; stranger < 30; stranger += 1)
    await post('/api/login', { username: newPhone(), password: 'wrong' }, { address });
  expect(await logIn({ address })).toMatchObject(refused('REQUEST_LIMIT', 429));
  expect(await logIn({ address, device })).toMatchObject({ status: 200 });
});

it('a stranger’s wrong codes block the stranger, and the owner of the phone registers meanwhile', async () => {
  const [phone, owner, stranger] = [newPhone(), { address: newAddress() }, { address: newAddress() }];
  const ownToken = tokenOf(await send(phone, owner));
  const [ownCode = ''] = await codesTo(phone);
  const strangersToken = tokenOf(await send(phone, stranger));
  for (let wrong = 1; wrong <= 5; wrong += 1)
    expect(await verify(strangersToken, 'wrong', stranger)).toMatchObject(refused('OTP_CODE_INVALID', 400));
  expect(await verify(strangersToken, 'wrong', stranger)).toMatchObject(refused('OTP_BLOCK', 429));
  expect(await send(phone, stranger)).toMatchObject(refused('OTP_BLOCK', 429));
  expect(await verify(ownToken, ownCode, owner)).toMatchObject({ status: 200 });
  expect(await create(phone, owner)).toMatchObject(success);
});

it('a stranger who requests codes all day leaves some for the owner of the phone', async () => {
  server.clock.set(new Date(Math.ceil(server.clock.now().getTime() / 86_400_000) * 86_400_000));
  const [phone, address] = [newPhone(), newAddress()];
  let sent = 0;
  for (let ask = 0; ask < 40; ask += 1) {
    if ((await send(phone, { address, device: newDevice() })).status === 200) sent += 1;
    server.clock.advance(6 * minuteMs);
  }
  expect(sent).toBe(10);
  const owner = { address: newAddress() };
  await verifyFrom(phone, owner);
  expect(await create(phone, owner)).toMatchObject(success);
});

it('a phone gets at most 15 codes a day, whatever number of networks request them', async () => {
  server.clock.set(new Date(Math.ceil(server.clock.now().getTime() / 86_400_000) * 86_400_000));
  const phone = newPhone();
  const replies: TestReply[] = [];
  for (let ask = 0; ask < 20; ask += 1) replies.push(await send(phone, { address: newAddress() }));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(15);
  expect(new Set(replies.slice(15).map(messageOf))).toEqual(new Set(['OTP_BLOCK']));
  expect(await codesTo(phone)).toHaveLength(15);
});

it('a phone gets at most five codes an hour requested by one network', async () => {
  const [phone, from] = [newPhone(), { address: newAddress() }];
  for (let code = 1; code <= 5; code += 1) {
    expect(await send(phone, from)).toMatchObject({ status: 200 });
    server.clock.advance(minuteMs);
  }
  expect(await send(phone, from)).toMatchObject(refused('REQUEST_LIMIT', 429));
  server.clock.advance(55 * minuteMs);
  expect(await send(phone, from)).toMatchObject({ status: 200 });
});

const limited = await startTestServer({
  logged,
  settings: {
    TRUST_PROXY: 'true',
    OTPS_PER_HOUR_DEVICE: '4',
    OTPS_PER_HOUR_ADDRESS: '10',
    OTPS_PER_HOUR: '25',
    REGISTRATION_LOOKUPS_PER_HOUR_ADDRESS: '30',
    UNVERIFIED_ACCOUNTS_PER_DAY_ADDRESS: '2',
  },
});
const at = (path: string, body: unknown, from: From): Promise<TestReply> =>
  limited.request('POST', path, {
    body,
    headers: { 'x-forwarded-for': from.address, ...(from.device === undefined ? {} : { 'x-device-id': from.device }) },
  });
const sentTo = async (count: number, from: () => From): Promise<number> => {
  let sent = 0;
  for (let ask = 0; ask < count; ask += 1)
    if ((await at('/api/otp/send', { phoneNumber: newPhone() }, from())).status === 200) sent += 1;
  return sent;
};

it('browsers behind one address have codes of their own, as many as the address has in all', async () => {
  const [address, device] = [newAddress(), newDevice()];
  expect(await sentTo(6, () => ({ address, device }))).toBe(4);
  expect(await sentTo(10, () => ({ address, device: newDevice() }))).toBe(6);
  const silent = newAddress();
  expect(await sentTo(6, () => ({ address: silent }))).toBe(4);
  limited.clock.advance(hourMs);
  expect(await sentTo(1, () => ({ address, device }))).toBe(1);
});

it('all messages of an hour have a limit, and reaching it is logged once', async () => {
  limited.clock.advance(hourMs);
  const alarms = () => logged.filter((line) => line.includes('OTPS_PER_HOUR is reached'));
  const before = alarms().length;
  expect(await sentTo(40, () => ({ address: newAddress() }))).toBe(25);
  expect(alarms().length - before).toBe(1);
  limited.clock.advance(hourMs);
  expect(await sentTo(1, () => ({ address: newAddress() }))).toBe(1);
});

it('a message that the gateway refuses counts against no limit of messages', async () => {
  limited.clock.advance(hourMs);
  const from = { address: newAddress(), device: newDevice() };
  await limited.sandbox.weather({ service: 'sms', kind: 'refuse' });
  expect(await sentTo(8, () => from)).toBe(0);
  await limited.sandbox.weather({ service: 'sms', kind: 'fine' });
  expect(await sentTo(6, () => from)).toBe(4);
});

it('one network learns of a limited number of phones and bank accounts an hour whether they are taken', async () => {
  const from = { address: newAddress() };
  const asks = [
    () => at('/api/account/validate', { username: newPhone() }, from),
    () => at('/api/otp/send', { phoneNumber: newPhone() }, from),
    () => at('/api/account/validate', { bankCode: 'SCB', bankAccountNo: '1234567890' }, from),
  ];
  for (let ask = 0; ask < 30; ask += 1) await asks[ask % 3]?.();
  for (const ask of asks) expect(await ask()).toMatchObject(refused('REQUEST_LIMIT', 429));
  expect((await at('/api/account/validate', { username: newPhone() }, { address: newAddress() })).status).toBe(200);
});

it('while the operator requires no codes, one network registers a limited number of members a day', async () => {
  await changeSetting(limited, 'registerOTP', false);
  limited.clock.advance(minuteMs);
  const from = { address: newAddress() };
  const register = (): Promise<TestReply> => {
    const person = { name: 'สมชาย', username: newPhone(), password: 'a password', bankAccountName: 'สมชาย ใจดี' };
    return at('/api/account', { ...person, bankCode: 'SCB', bankAccountNo: `67${String((made += 1))}00000` }, from);
  };
  expect([await register(), await register()]).toMatchObject([success, success]);
  expect(await register()).toMatchObject(refused('REQUEST_LIMIT', 429));
  limited.clock.advance(24 * hourMs);
  expect(await register()).toMatchObject(success);
});

it('rows about codes are deleted after two days, also for a phone that never got one', async () => {
  const phone = newPhone();
  await server.sandbox.weather({ service: 'sms', kind: 'refuse' });
  expect((await send(phone, { address: newAddress() })).status).toBe(502);
  await server.sandbox.weather({ service: 'sms', kind: 'fine' });
  server.clock.advance(49 * hourMs);
  await sweepOtps.run(server.context);
  const left = `select (select count(*)::int from otp) as phones, (select count(*)::int from otp_code) as codes`;
  expect(await server.database.owner.rows(left)).toEqual([{ phones: 0, codes: 0 }]);
});
