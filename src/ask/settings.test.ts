import { afterEach, expect, it, vi } from 'vitest';
import { apiBaseUrl, encryptionSecret, isIframeMode, isLaos, setting } from './settings.ts';

const pageSettings = (text: string): void => {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'settings';
  block.textContent = text;
  document.body.append(block);
};

afterEach(() => {
  document.getElementById('settings')?.remove();
  vi.unstubAllEnvs();
});

it('CFG-03 OP-041 Laos is on with the value true and nothing else', () => {
  expect(isLaos()).toBe(false);
  pageSettings('{"VITE_LAOS":"yes"}');
  expect(isLaos()).toBe(false);
  document.getElementById('settings')?.remove();
  pageSettings('{"VITE_LAOS":"true"}');
  expect(isLaos()).toBe(true);
});

it('CFG-01 OP-136 iframe mode is on with the value true', () => {
  expect(isIframeMode()).toBe(false);
  pageSettings('{"VITE_IFRAME_MODE":true}');
  expect(isIframeMode()).toBe(true);
});

it('CFG-02 CFG-04 OP-138 OP-139 offers the UFA host and the PGSLOT notice', () => {
  pageSettings('{"VITE_UFA_HOST":"https://ufa.example","VITE_PGSLOT_NOTICE":"ปิดปรับปรุง"}');
  expect(setting('VITE_UFA_HOST')).toBe('https://ufa.example');
  expect(setting('VITE_PGSLOT_NOTICE')).toBe('ปิดปรับปรุง');
});

it('CFG-05 OP-140 holds a harmless encryption secret for development', () => {
  expect(encryptionSecret()).not.toBe('');
  pageSettings('{"VITE_ENCRYPTION_SECRET":"real"}');
  expect(encryptionSecret()).toBe('real');
});

it('CFG-06 OP-140 the base address is empty by default', () => {
  expect(apiBaseUrl()).toBe('');
});

it('OP-296 a value of the page wins over the built one', () => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://built.example');
  expect(apiBaseUrl()).toBe('https://built.example');
  pageSettings('{"VITE_API_BASE_URL":"https://page.example"}');
  expect(apiBaseUrl()).toBe('https://page.example');
});

it('OP-296 a broken block counts as none', () => {
  pageSettings('{');
  expect(apiBaseUrl()).toBe('');
});
