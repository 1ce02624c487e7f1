import { expect, it } from 'vitest';
import { startTestServer } from '#support/test-server.ts';
import { readSettings } from '../settings.ts';
import { isProxySetting, trustedProxies } from './trusted-proxies.ts';

const blocked = '203.0.113.66';
const elsewhere = await startTestServer({ settings: { TRUST_PROXY: '198.51.100.1', BLOCKED_ADDRESSES: blocked } });
const here = await startTestServer({ settings: { TRUST_PROXY: '127.0.0.0/8, ::1', BLOCKED_ADDRESSES: blocked } });

it('only a proxy that is named chooses the address of a caller', async () => {
  const headers = { 'x-forwarded-for': blocked };
  expect((await elsewhere.request('GET', '/api/lookup/info', { headers })).status).toBe(200);
  expect((await here.request('GET', '/api/lookup/info', { headers })).body).toEqual({ message: 'INVALID_IP' });
});

it('a proxy is named by its address or by its network, and believed for one step', () => {
  const trust = trustedProxies('10.0.0.0/8, 2001:db8::1');
  const asked = ['10.1.2.3', '::ffff:10.1.2.3', '11.1.2.3', '2001:db8::1', '2001:db8::2'];
  const found = asked.map((address) => typeof trust === 'function' && trust(address, 0));
  expect(found).toEqual([true, true, false, true, false]);
  expect(typeof trust === 'function' && trust('10.1.2.3', 1)).toBe(false);
});

it('a value that names no proxy stops the start', () => {
  for (const setting of ['true', 'false', '10.0.0.1', '10.0.0.0/8,::1', 'fe80::/10'])
    expect([setting, isProxySetting(setting)]).toEqual([setting, true]);
  for (const setting of ['yes', '10.0.0', '10.0.0.0/33', 'proxy.example', '10.0.0.1,', '10.0.0.0/8/8'])
    expect(() => readSettings({ TRUST_PROXY: setting }), setting).toThrow('TRUST_PROXY');
});

const live = {
  KRAPAO_MODE: 'live',
  PUBLIC_ORIGIN: 'https://wallet.example',
  OFFICE_ORIGIN: 'https://office.example',
  DATABASE_URL: 'postgres://web@db/krapao',
  DATABASE_MIGRATE_URL: 'postgres://owner@db/krapao',
  CREDENTIALS_KEY: 'ab'.repeat(32),
  VITE_ENCRYPTION_SECRET: 'x',
  ...Object.fromEntries(['SMS', 'BANK', 'SLIPS'].map((party) => [`${party}_SECRET`, 'x'])),
  ...Object.fromEntries(['SMS', 'BANK', 'SLIPS', 'KBANK_QR'].map((party) => [`${party}_URL`, 'https://x.example'])),
  KBANK_QR_PARTNER_ID: 'x',
  KBANK_QR_PARTNER_SECRET: 'x',
  GAMES_FILE: 'x',
};

it('live mode refuses to trust every connection while it listens on all addresses', () => {
  for (const HOST of ['0.0.0.0', '::', ''])
    expect(() => readSettings({ ...live, TRUST_PROXY: 'true', HOST }), HOST).toThrow('TRUST_PROXY');
  expect(readSettings({ ...live, TRUST_PROXY: 'true', HOST: '10.0.0.5' }).isLive).toBe(true);
  expect(readSettings({ ...live, TRUST_PROXY: '10.0.0.4', HOST: '0.0.0.0' }).isLive).toBe(true);
});

it('live mode requires an https address for each origin, since passkeys belong to the office origin', () => {
  for (const name of ['PUBLIC_ORIGIN', 'OFFICE_ORIGIN'])
    for (const address of ['', 'http://plain.example'])
      expect(() => readSettings({ ...live, HOST: '10.0.0.5', [name]: address }), name).toThrow(name);
});
