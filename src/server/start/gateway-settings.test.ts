import { expect, it } from 'vitest';
import { readSettings } from '../settings.ts';

const party = (name: string) => ({ [`${name}_URL`]: 'https://x.example', [`${name}_SECRET`]: 'x' });
const live = {
  KRAPAO_MODE: 'live',
  PUBLIC_ORIGIN: 'https://wallet.example',
  OFFICE_ORIGIN: 'https://office.example',
  DATABASE_URL: 'postgres://web@db/krapao',
  DATABASE_MIGRATE_URL: 'postgres://owner@db/krapao',
  CREDENTIALS_KEY: 'ab'.repeat(32),
  VITE_ENCRYPTION_SECRET: 'x',
  GAMES_FILE: 'x',
  ...party('SMS'),
  ...party('BANK'),
  ...party('SLIPS'),
};

it('live mode starts without any QR gateway, and with only one of them', () => {
  const none = readSettings(live);
  expect([none.KBANK_QR_URL, none.WW_URL, none.FP_URL, none.PAYONEX_URL]).toEqual(Array(4).fill(undefined));
  expect(readSettings({ ...live, WW_URL: 'https://ww.example', WW_TOKEN: 'ours' }).WW_TOKEN).toBe('ours');
});

it('a gateway of which a setting is missing stops the start, and the setting is named', () => {
  for (const [given, missing] of [
    ['WW_URL', 'WW_TOKEN'],
    ['KBANK_QR_URL', 'KBANK_QR_PARTNER_ID'],
    ['FP_URL', 'FP_MERCHANT_ID'],
    ['PAYONEX_URL', 'PAYONEX_ACCESS_KEY'],
  ] as const)
    expect(() => readSettings({ ...live, [given]: 'https://x.example' })).toThrow(`${missing} is missing; ${given}`);
});

it('live mode refuses the keys of the demonstration', () => {
  const demo = readSettings({});
  const fp = { FP_URL: 'https://x.example', FP_MERCHANT_ID: 'M', FP_GATEWAY_KEY: 'k', FP_PRIVATE_KEY: 'k' };
  for (const name of ['FP_GATEWAY_KEY', 'FP_PRIVATE_KEY'] as const)
    expect(() => readSettings({ ...live, ...fp, [name]: demo[name] })).toThrow(`${name} still has its demo value`);
});
