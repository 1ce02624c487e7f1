import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { noon } from '../../slips.ts';
import { changeSetting } from '../../office-acts.ts';
import { startTestServer } from '../../test-server.ts';
import { foulKinds, payInWeather } from './pay-in-weather.ts';
import { addAccounts, waysIn } from './ways-in.ts';

// npm run verify plays all kinds of weather and reads what became of each payment.
const figuresFile = process.env['WEATHER_FIGURES'];
const turns = Number(process.env['WEATHER_TURNS'] ?? 1);
const all = Array.from({ length: turns }, () => foulKinds).flat();
const kinds = figuresFile === undefined ? (['duplicate'] as const) : all;
const isQuick = (name: string): boolean => !name.endsWith('slip');

// Short only where a provider is silent: a busy machine would answer for it.
const providerMs = figuresFile === undefined ? '5000' : '2000';
const server = await startTestServer({ settings: { PROVIDER_TIMEOUT_MS: providerMs, VITE_LAOS: 'true' } });
server.clock.set(noon);

it(
  'each way to pay in is credited once, or before a person, whatever its provider does',
  { timeout: 3_600_000 },
  async () => {
    await addAccounts(server);
    await changeSetting(server, 'isManual', true);
    await changeSetting(server, 'promptPay', [
      { bankCode: 'SCB', accountNo: '0142000002', kind: 'BILLER', billerId: '099999999999504' },
    ]);
    server.clock.advance(6_000);
    const ways = figuresFile === undefined ? waysIn.filter(({ name }) => isQuick(name)) : waysIn;
    const played = await payInWeather(server, { kinds, ways });
    if (figuresFile !== undefined) writeFileSync(figuresFile, JSON.stringify(played));
    expect(played.differences).toEqual([]);
    const wrong = played.payments.filter(({ became }) => became !== 'credited' && became !== 'before a person');
    expect(wrong).toEqual([]);
  },
);
