import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { registrationCalls } from '../contract.ts';

const logged: string[] = [];
const server = await startTestServer({ logged });
const secondMs = 1_000;
const minuteMs = 60 * secondMs;

let phones = 0;
const newPhone = (): string => `09${String((phones += 1)).padStart(8, '0')}`;

interface Sent {
  readonly otpRef: string;
  readonly otpToken: string;
  readonly code: string;
}

const send = (phoneNumber: string): Promise<TestReply> => server.ask(registrationCalls.sendOtp, { phoneNumber });
const sent = async (phone: string): Promise<Sent> => (await send(phone)).body as Sent;
const verify = (otpToken: string, otpCode: string): Promise<TestReply> =>
  server.ask(registrationCalls.verifyOtp, { otpToken, otpCode });
const inbox = async (phone: string) =>
  (await server.sandbox.get(`/sms?phone=${phone}`)) as { text: string; code: string }[];
const codeTo = async (phone: string): Promise<string> => (await inbox(phone))[0]?.code ?? '';
const wrongFor = (code: string): string => (code === '000000' ? '000001' : '000000');
const waitSeconds = ({ headers }: TestReply): number => Number(headers.get('retry-after'));
const valid = { status: 200, body: { message: 'OTP_CODE_VALID' } };

it('sends six digits to the phone and answers reference, token and SUCCESS', async () => {
  proves('API-027', 'API-028', 'ENT-034', 'OP-073', 'OP-078');
  const phone = newPhone();
  const reply = await send(phone);
  expect(reply).toMatchObject({
    status: 200,
    body: { otpRef: expect.stringMatching(/^[A-Z]{6}$/), otpToken: expect.any(String), code: 'SUCCESS' },
  });
  const [message] = await inbox(phone);
  expect(message?.code).toMatch(/^\d{6}$/);
  expect(message?.text).toContain((reply.body as Sent).otpRef);
  expect(reply.text).not.toContain(message?.code);
});

it('the message is in the language of the app that asks, in Thai for a caller that names none', async () => {
  const textIn = async (language: string | null): Promise<string> => {
    const phone = newPhone();
    const headers = language === null ? {} : { 'accept-language': language };
    expect((await server.ask(registrationCalls.sendOtp, { phoneNumber: phone }, { headers })).status).toBe(200);
    return (await inbox(phone))[0]?.text ?? '';
  };
  expect(await textIn('lo')).toMatch(/ລະຫັດ OTP .*\d{6}/);
  expect(await textIn('en')).toMatch(/OTP code is \d{6}/);
  expect(await textIn('th')).toMatch(/รหัส OTP .*\d{6}/);
  expect(await textIn(null)).toMatch(/รหัส OTP .*\d{6}/);
});

it('the code of the message is valid', async () => {
  proves('API-029', 'OP-076', 'OP-231', 'ERR-024');
  const phone = newPhone();
  const { otpToken } = await sent(phone);
  expect(await verify(otpToken, await codeTo(phone))).toMatchObject(valid);
});

it('of 100 verifications of one code at once one succeeds, the others are told it was used', async () => {
  proves('OP-073', 'OP-228', 'ERR-021');
  const phone = newPhone();
  const { otpToken } = await sent(phone);
  const code = await codeTo(phone);
  const replies = await Promise.all(Array.from({ length: 100 }, () => verify(otpToken, code)));
  const messages = replies.map(({ body }) => (body as { message: string }).message);
  expect(messages.filter((message) => message === 'OTP_CODE_VALID')).toHaveLength(1);
  expect(messages.filter((message) => message === 'OTP_VERIFIED')).toHaveLength(99);
});

it('another code can be requested after 60 seconds', async () => {
  proves('OP-073', 'OP-244', 'ERR-037');
  const phone = newPhone();
  await send(phone);
  server.clock.advance(minuteMs / 2);
  expect(waitSeconds(await send(phone))).toBe(30);
  server.clock.advance(minuteMs / 2 - 1);
  expect(await send(phone)).toMatchObject(refused('REQUEST_LIMIT_1MIN', 429));
  server.clock.advance(1);
  expect(await send(phone)).toMatchObject({ status: 200 });
  expect(await inbox(phone)).toHaveLength(2);
});

it('ten requests at once for one phone send one message', async () => {
  proves('OP-073');
  const phone = newPhone();
  const replies = await Promise.all(Array.from({ length: 10 }, () => send(phone)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await inbox(phone)).toHaveLength(1);
});

it('a newer code replaces the older one', async () => {
  proves('OP-073', 'OP-227', 'ERR-020');
  const phone = newPhone();
  const older = await sent(phone);
  const olderCode = await codeTo(phone);
  server.clock.advance(minuteMs);
  const newer = await sent(phone);
  expect(await verify(older.otpToken, olderCode)).toMatchObject(refused('OTP_NOT_EXIST', 404));
  expect(await verify(newer.otpToken, await codeTo(phone))).toMatchObject(valid);
});

it('a malformed token is invalid, an unknown one does not exist', async () => {
  proves('OP-226', 'OP-227', 'ERR-019', 'ERR-020');
  for (const token of ['', 'x', 'A'.repeat(44), '../../etc/passwd'])
    expect(await verify(token, '123456')).toMatchObject(refused('OTP_TOKEN_INVALID', 400));
  expect(await verify('A'.repeat(43), '123456')).toMatchObject(refused('OTP_NOT_EXIST', 404));
});

it('a code is valid for 5 minutes and not a second longer', async () => {
  proves('OP-229', 'ERR-022');
  const [early, late] = [newPhone(), newPhone()];
  const [first, second] = [await sent(early), await sent(late)];
  const [firstCode, secondCode] = [await codeTo(early), await codeTo(late)];
  server.clock.advance(5 * minuteMs - secondMs);
  expect(await verify(first.otpToken, firstCode)).toMatchObject(valid);
  server.clock.advance(2 * secondMs);
  expect(await verify(second.otpToken, secondCode)).toMatchObject(refused('OTP_EXPIRED', 400));
});

it('a wrong code and the code of another phone are invalid', async () => {
  proves('OP-230', 'ERR-023');
  const [mine, other] = [newPhone(), newPhone()];
  const { otpToken } = await sent(mine);
  const right = await codeTo(mine);
  await send(other);
  const foreign = await codeTo(other);
  for (const wrong of [wrongFor(right), '', 'abcdef', '12345', foreign === right ? wrongFor(right) : foreign])
    expect(await verify(otpToken, wrong)).toMatchObject(refused('OTP_CODE_INVALID', 400));
});

it('five wrong codes block the phone for 15 minutes, for verifying and sending', async () => {
  proves('OP-076', 'OP-225', 'ERR-018');
  const phone = newPhone();
  const { otpToken } = await sent(phone);
  const right = await codeTo(phone);
  for (let wrong = 1; wrong <= 5; wrong += 1)
    expect(await verify(otpToken, wrongFor(right))).toMatchObject(refused('OTP_CODE_INVALID', 400));
  expect(await verify(otpToken, right)).toMatchObject(refused('OTP_BLOCK', 429));
  expect(await send(phone)).toMatchObject(refused('OTP_BLOCK', 429));
  for (const reply of [await verify(otpToken, right), await send(phone)]) expect(waitSeconds(reply)).toBe(15 * 60);
  server.clock.advance(15 * minuteMs - 1);
  expect(await send(phone)).toMatchObject(refused('OTP_BLOCK', 429));
  server.clock.advance(1);
  expect(await send(phone)).toMatchObject({ status: 200 });
});

it('wrong codes count over the codes of a phone, and 50 guesses at once count like 50 in turn', async () => {
  proves('OP-076');
  const phone = newPhone();
  const first = await sent(phone);
  for (let wrong = 1; wrong <= 2; wrong += 1) await verify(first.otpToken, 'wrong');
  server.clock.advance(minuteMs);
  const second = await sent(phone);
  const replies = await Promise.all(Array.from({ length: 50 }, () => verify(second.otpToken, 'wrong')));
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(3);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(47);
});

it('a phone gets 10 codes a day, and more on the next day of Bangkok', async () => {
  proves('OP-073', 'OP-225');
  server.clock.set(new Date(Math.ceil(server.clock.now().getTime() / 86_400_000) * 86_400_000));
  const phone = newPhone();
  for (let code = 1; code <= 10; code += 1) {
    expect(await send(phone)).toMatchObject({ status: 200 });
    server.clock.advance(12 * minuteMs);
  }
  const beyond = await send(phone);
  expect(beyond).toMatchObject(refused('OTP_BLOCK', 429));
  expect(waitSeconds(beyond)).toBe(15 * 60 * 60);
  server.clock.advance(17 * 60 * minuteMs - 120 * minuteMs - 1);
  expect(await send(phone)).toMatchObject(refused('OTP_BLOCK', 429));
  server.clock.advance(1);
  expect(await send(phone)).toMatchObject({ status: 200 });
  expect(await inbox(phone)).toHaveLength(11);
});

it('a phone verified in the last 30 minutes gets OTP_VERIFIED and no message', async () => {
  proves('OP-074', 'OP-228');
  const phone = newPhone();
  const { otpToken } = await sent(phone);
  await verify(otpToken, await codeTo(phone));
  server.clock.advance(30 * minuteMs);
  expect(await send(phone)).toMatchObject({
    status: 200,
    body: { otpRef: null, otpToken: null, code: 'OTP_VERIFIED' },
  });
  expect(await inbox(phone)).toHaveLength(1);
  server.clock.advance(1);
  expect(await send(phone)).toMatchObject({ status: 200, body: { code: 'SUCCESS' } });
});

it('a registered phone answers EXISTING_USER and no message is sent', async () => {
  proves('OP-075', 'OP-235');
  const { phone } = await server.member();
  expect(await send(phone)).toMatchObject(refused('EXISTING_USER', 409));
  expect(await inbox(phone)).toEqual([]);
});

it('a phone that is not 10 digits gets no message', async () => {
  proves('VAL-01', 'OP-063', 'OP-241', 'ERR-034');
  for (const phone of ['081234567', '08123456789', '081-2345678', '', 'x'.repeat(10)])
    expect(await send(phone)).toMatchObject(refused('PHONE_NUMBER_REQUIRE_10_DIGIT', 400));
});

it('a refused message answers OTP_SEND_FAIL and consumes no try', async () => {
  proves('OP-233', 'ERR-026');
  const phone = newPhone();
  await server.sandbox.weather({ service: 'sms', kind: 'refuse' });
  for (let attempt = 1; attempt <= 12; attempt += 1)
    expect(await send(phone)).toMatchObject(refused('OTP_SEND_FAIL', 502));
  await server.sandbox.weather({ service: 'sms', kind: 'fine' });
  const { otpToken } = await sent(phone);
  expect(await verify(otpToken, await codeTo(phone))).toMatchObject(valid);
});

it('a refused message leaves the previous code usable', async () => {
  proves('OP-233');
  const phone = newPhone();
  const { otpToken } = await sent(phone);
  server.clock.advance(minuteMs);
  await server.sandbox.weather({ service: 'sms', kind: 'refuse' });
  expect(await send(phone)).toMatchObject(refused('OTP_SEND_FAIL', 502));
  await server.sandbox.weather({ service: 'sms', kind: 'fine' });
  expect(await verify(otpToken, await codeTo(phone))).toMatchObject(valid);
});

it('a message that may have gone out counts for the day, though it answers OTP_SEND_FAIL', async () => {
  proves('OP-233');
  server.clock.set(new Date(Math.ceil(server.clock.now().getTime() / 86_400_000) * 86_400_000));
  const phone = newPhone();
  await server.sandbox.weather({ service: 'sms', kind: 'down' });
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect(await send(phone)).toMatchObject(refused('OTP_SEND_FAIL', 502));
    server.clock.advance(12 * minuteMs);
  }
  await server.sandbox.weather({ service: 'sms', kind: 'fine' });
  expect(await send(phone)).toMatchObject(refused('OTP_BLOCK', 429));
});

it('a check that fails technically answers OTP_VERIFY_FAIL', async () => {
  proves('OP-234', 'ERR-027');
  const phone = newPhone();
  const { otpToken } = await sent(phone);
  const code = await codeTo(phone);
  await server.database.owner.rows('alter table otp rename to otp_away');
  const reply = await verify(otpToken, code);
  await server.database.owner.rows('alter table otp_away rename to otp');
  expect(reply).toMatchObject(refused('OTP_VERIFY_FAIL', 500));
  expect(await verify(otpToken, code)).toMatchObject(valid);
});

it('codes are neither in the database nor in a log', async () => {
  proves('OP-078');
  const phone = newPhone();
  const { otpToken } = await sent(phone);
  const code = await codeTo(phone);
  await verify(otpToken, wrongFor(code));
  const rows = await server.database.owner.rows<{ line: string }>(
    'select otp::text as line from otp where phone = $1 union all select otp_code::text from otp_code where phone = $1',
    [phone],
  );
  expect(rows).toHaveLength(2);
  const digests = rows
    .map(({ line }) => line)
    .join('\n')
    .replaceAll(/\d{4}-\d\d-\d\d[^,]*|\\x[0-9a-f]{64}/g, '');
  expect(digests).not.toContain(code);
  expect(digests).not.toContain(otpToken);
  expect(logged.some((line) => line.includes(otpToken) || line.includes(`"${code}"`))).toBe(false);
});
