import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { setServerTime } from '#ask/server-clock.ts';
import { startLocale } from '#i18n/locale.ts';
import { forgetSettings } from './build-settings.tsx';

const unexpected: string[] = [];

// A loaded machine draws late; a test that succeeds does not wait longer.
configure({ asyncUtilTimeout: 8_000 });

// What is taken back in the wrong order stays replaced for every file that follows.
const timersNow = (): unknown[] => [setTimeout, setInterval, requestAnimationFrame, fetch, performance.now, Date];
const timers = timersNow();

// Files share one page: every test starts with an empty store, in the default language, with a silent console.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setServerTime(null);
  startLocale();
  unexpected.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    unexpected.push(parts.map(String).join(' '));
  });
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  forgetSettings();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(timersNow(), 'timers as they were').toEqual(timers);
  expect(unexpected, 'errors on the console').toEqual([]);
});
