import { expect, it } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { readSettings } from '../settings.ts';
import { runtimeSettings } from './web-app.ts';

it('the page gets the VITE_ values of the environment and nothing else', () => {
  proves('OP-296');
  const settings = readSettings({ VITE_LAOS: 'true', VITE_FP_MINIMUM: '20', SMS_SECRET: 'a secret', PORT: '9999' });
  const told = runtimeSettings(settings);
  expect(told).toMatchObject({ VITE_LAOS: 'true', VITE_FP_MINIMUM: '20' });
  expect(Object.keys(told).filter((name) => !name.startsWith('VITE_'))).toEqual([]);
  expect(JSON.stringify(told)).not.toContain('a secret');
});
