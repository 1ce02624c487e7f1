import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

const locale: string = '#i18n/locale.ts';
const unexpected: string[] = [];

// A loaded machine draws late; a test that succeeds does not wait longer.
configure({ asyncUtilTimeout: 8_000 });

// Files share one page: every test starts with an empty store, in the default language, with a silent console.
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  const { startLocale } = (await import(locale)) as { startLocale: () => void };
  startLocale();
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    unexpected.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(unexpected, 'errors on the console').toEqual([]);
});
