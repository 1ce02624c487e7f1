import { expect, it } from 'vitest';
import { refused } from '#support/test-requests.ts';
import { startTestServer } from '#support/test-server.ts';
import { memberCareCalls } from '../contract.ts';

const lookups = 20;
const server = await startTestServer({
  settings: { TRUST_PROXY: 'true', REGISTRATION_LOOKUPS_PER_HOUR_ADDRESS: String(lookups) },
});
const newPassword = 'a new good password';
const invalid = refused('OTP_CODE_INVALID', 400);

let made = 0;
const newAddress = (): string => `100.64.${String(made >> 8)}.${String((made += 1) & 255)}`;
const newDevice = (): string => `device-of-a-stranger-${String((made += 1))}`;

const reset = (username: string, code: string, address: string) =>
  server.request('POST', memberCareCalls.resetPassword.path, {
    body: { username, code, newPassword },
    headers: { 'x-forwarded-for': address, 'x-device-id': newDevice() },
  });

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
