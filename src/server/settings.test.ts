import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { runtimeSettings } from './http/web-app.ts';
import { readSettings } from './settings.ts';

it('without settings a member may make 300 calls in a minute and an address 3,000', () => {
  proves('OP-243');
  expect(readSettings({})).toMatchObject({ CALLS_PER_MINUTE_MEMBER: 300, CALLS_PER_MINUTE_ADDRESS: 3_000 });
});

it('the app of this server has a secret for encryption: that of the demo, or the one that is set', () => {
  proves('CFG-05');
  expect(runtimeSettings(readSettings({}))).toHaveProperty('VITE_ENCRYPTION_SECRET', 'krapao-development-secret');
  const own = readSettings({ VITE_ENCRYPTION_SECRET: 'a secret of our own' });
  expect(runtimeSettings(own)).toHaveProperty('VITE_ENCRYPTION_SECRET', 'a secret of our own');
});
