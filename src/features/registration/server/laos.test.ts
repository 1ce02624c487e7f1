import { expect, it } from 'vitest';
import { authCalls } from '#features/auth/contract.ts';
import { profileCalls } from '#features/profile/contract.ts';
import { proves } from '#support/requirements/proves.ts';
import { type TestReply, refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { registrationCalls } from '../contract.ts';

const server = await startTestServer({ settings: { VITE_LAOS: 'true', OTPS_PER_HOUR_ADDRESS: '3' } });
const hourMs = 3_600_000;

const send = (phoneNumber: string): Promise<TestReply> => server.ask(registrationCalls.sendOtp, { phoneNumber });

const register = async (username: string, currency?: 'LAK' | 'BAHT'): Promise<TestReply> => {
  server.clock.advance(hourMs);
  const { otpToken } = (await send(username)).body as { otpToken: string };
  const messages = (await server.sandbox.get('/sms')) as { code: string }[];
  await server.ask(registrationCalls.verifyOtp, { otpToken, otpCode: messages[0]?.code ?? '' });
  return server.ask(registrationCalls.create, {
    name: 'ສົມໄຊ',
    username,
    password: 'a password',
    bankCode: 'BCEL',
    bankAccountName: 'SOMXAY',
    bankAccountNo: `0101${username}`,
    ...(currency === undefined ? {} : { currency }),
  });
};

const currencyOf = async (username: string): Promise<unknown> => {
  const { token } = (await server.ask(authCalls.logIn, { username, password: 'a password' })).body as { token: string };
  return ((await server.ask(profileCalls.get, {}, { token })).body as { profile: { currency: unknown } }).profile
    .currency;
};

it('the Laos build takes phones of 8 to 13 digits', async () => {
  proves('VAL-02', 'OP-063');
  for (const phone of ['20123456', '02012345678', '8562012345678']) {
    server.clock.advance(hourMs);
    expect(await send(phone)).toMatchObject({ status: 200, body: { code: 'SUCCESS' } });
  }
});

it('a phone of another length answers INVALID_USER_INFO in the Laos build', async () => {
  proves('VAL-02', 'OP-063', 'OP-237');
  for (const phone of ['2012345', '85620123456789', '2012-34567', 'abcdefgh']) {
    expect(await send(phone)).toMatchObject(refused('INVALID_USER_INFO', 400));
    expect(await server.ask(registrationCalls.validate, { username: phone })).toMatchObject(
      refused('INVALID_USER_INFO', 400),
    );
  }
});

it('a member of the Laos build has kip, or baht on request', async () => {
  proves('OP-067');
  expect(await register('2055500001')).toMatchObject({ status: 200 });
  expect(await register('2055500002', 'LAK')).toMatchObject({ status: 200 });
  expect(await register('2055500003', 'BAHT')).toMatchObject({ status: 200 });
  expect(await Promise.all(['2055500001', '2055500002', '2055500003'].map(currencyOf))).toEqual(['LAK', 'LAK', 'BAHT']);
});

it('an address gets a limited number of codes an hour over all phones, also if they are requested at once', async () => {
  server.clock.advance(hourMs);
  const replies = await Promise.all(Array.from({ length: 8 }, (_, index) => send(`205550010${String(index)}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  for (const reply of replies.filter(({ status }) => status !== 200))
    expect(reply).toMatchObject(refused('REQUEST_LIMIT', 429));
  server.clock.advance(hourMs);
  expect(await send('2055500200')).toMatchObject({ status: 200 });
});

it('a refused message does not count for the address either', async () => {
  server.clock.advance(hourMs);
  await server.sandbox.weather({ service: 'sms', kind: 'refuse' });
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await send(`205550030${String(attempt)}`)).toMatchObject(refused('OTP_SEND_FAIL', 502));
  await server.sandbox.weather({ service: 'sms', kind: 'fine' });
  expect(await send('2055500301')).toMatchObject({ status: 200 });
});
