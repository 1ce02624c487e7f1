import { expect, it } from 'vitest';
import type { TestMember } from '#support/people.ts';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberCareCalls } from '../contract.ts';
import { memberCareOfficeCalls } from '../office-contract.ts';

const lookups = 20;
const server = await startTestServer({
  settings: { TRUST_PROXY: 'true', REGISTRATION_LOOKUPS_PER_HOUR_ADDRESS: String(lookups) },
});
const newPassword = 'a new good password';
const invalid = refused('OTP_CODE_INVALID', 400);

let made = 0;
const newAddress = (): string => `100.64.${String(made >> 8)}.${String((made += 1) & 255)}`;
const newDevice = (): string => `device-of-a-stranger-${String((made += 1))}`;

const sentCode = async ({ memberId, phone }: TestMember): Promise<string> => {
  const { token } = await server.staff({ role: 'support' });
  const note = 'asked by phone, passport checked';
  expect((await server.ask(memberCareOfficeCalls.sendResetCode, { memberId, note }, { token })).status).toBe(200);
  const [message] = (await server.sandbox.get(`/sms?phone=${phone}`)) as { code: string }[];
  return message?.code ?? '';
};
const reset = (username: string, code: string, address: string) =>
  server.request('POST', memberCareCalls.resetPassword.path, {
    body: { username, code, newPassword },
    headers: { 'x-forwarded-for': address, 'x-device-id': newDevice() },
  });
const otherThan = (code: string): string => (code === '000000' ? '111111' : '000000');
const guess = async (count: number, { phone, code }: { phone: string; code: string }, address: string) => {
  const wrong = otherThan(code);
  for (let tries = 0; tries < count; tries += 1) expect(await reset(phone, wrong, address)).toMatchObject(invalid);
};

it('one network learns nothing about further phones within the hour: calls for a new password count as lookups', async () => {
  const member = await server.member();
  const address = newAddress();
  const phones = [member.phone, '0899999999'];
  for (let tries = 0; tries < lookups; tries += 1)
    expect(await reset(phones[tries % 2] ?? '', '123456', address)).toMatchObject(invalid);
  for (const phone of phones)
    expect(await reset(phone, '123456', address)).toMatchObject(refused('REQUEST_LIMIT', 429));
  for (const phone of phones) expect(await reset(phone, '123456', newAddress())).toMatchObject(invalid);
});

it('a stranger with any number of devices cannot use up the code: wrong ones count against the network', async () => {
  const member = await server.member();
  const { phone } = member;
  const code = await sentCode(member);
  const stranger = newAddress();
  await guess(lookups - 1, { phone, code }, stranger);
  expect(await reset(phone, code, stranger)).toMatchObject(invalid);
  expect((await reset(phone, code, newAddress())).status).toBe(200);
});

it('a code is void after fifty wrong ones from many networks', async () => {
  const member = await server.member();
  const { phone } = member;
  const code = await sentCode(member);
  for (let network = 0; network < 10; network += 1) await guess(5, { phone, code }, newAddress());
  expect(await reset(phone, code, newAddress())).toMatchObject(invalid);
});

it('a code survives forty-nine wrong ones', async () => {
  const member = await server.member();
  const { phone } = member;
  const code = await sentCode(member);
  for (let network = 0; network < 9; network += 1) await guess(5, { phone, code }, newAddress());
  const address = newAddress();
  await guess(4, { phone, code }, address);
  expect((await reset(phone, code, address)).status).toBe(200);
});

it('a newer code gives a network that used up its wrong ones new tries', async () => {
  const member = await server.member();
  const { phone } = member;
  const first = await sentCode(member);
  const address = newAddress();
  await guess(5, { phone, code: first }, address);
  expect(await reset(phone, first, address)).toMatchObject(invalid);
  server.clock.advance(60_000);
  const second = await sentCode(member);
  await guess(4, { phone, code: second }, address);
  expect((await reset(phone, second, address)).status).toBe(200);
});
