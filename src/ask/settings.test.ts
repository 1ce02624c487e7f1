import { afterEach, expect, it, vi } from 'vitest';
import { proves } from '#support/requirements/proves.ts';
import { writeSettings } from '#support/screens/build-settings.tsx';
import { apiBaseUrl, isIframeMode, isLaos, setting } from './settings.ts';

afterEach(() => void vi.unstubAllEnvs());

it('the Laos build is on only with the value true', () => {
  proves('CFG-03', 'OP-041');
  expect(isLaos()).toBe(false);
  writeSettings('{"VITE_LAOS":"yes"}');
  expect(isLaos()).toBe(false);
  writeSettings('{"VITE_LAOS":"true"}');
  expect(isLaos()).toBe(true);
});

it('iframe mode is on with the value true', () => {
  proves('CFG-01', 'OP-136');
  expect(isIframeMode()).toBe(false);
  writeSettings('{"VITE_IFRAME_MODE":true}');
  expect(isIframeMode()).toBe(true);
});

it('offers the UFA host and the PGSLOT notice', () => {
  proves('CFG-02', 'CFG-04', 'OP-138', 'OP-139');
  writeSettings('{"VITE_UFA_HOST":"https://ufa.example","VITE_PGSLOT_NOTICE":"ปิดปรับปรุง"}');
  expect(setting('VITE_UFA_HOST')).toBe('https://ufa.example');
  expect(setting('VITE_PGSLOT_NOTICE')).toBe('ปิดปรับปรุง');
});

it('the base address is empty by default', () => {
  proves('CFG-06', 'OP-140');
  expect(apiBaseUrl()).toBe('');
});

it('a value in the page overrides the built one', () => {
  proves('OP-296');
  vi.stubEnv('VITE_API_BASE_URL', 'https://built.example');
  expect(apiBaseUrl()).toBe('https://built.example');
  writeSettings('{"VITE_API_BASE_URL":"https://page.example"}');
  expect(apiBaseUrl()).toBe('https://page.example');
});

it('a broken settings block counts as missing', () => {
  proves('OP-296');
  writeSettings('{');
  expect(apiBaseUrl()).toBe('');
});
