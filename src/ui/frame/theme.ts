import { useSyncExternalStore } from 'react';
import { readStored, store } from '#ask/browser-storage.ts';

export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const themeKey = 'theme';
const listeners = new Set<() => void>();

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value);

export const storedTheme = (): Theme => {
  const value = readStored('local', themeKey);
  return isTheme(value) ? value : 'auto';
};

// Auto follows the device's setting.
export const applyTheme = (theme: Theme): void => {
  const { dataset } = document.documentElement;
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
};

export const chooseTheme = (theme: Theme): void => {
  store('local', themeKey, theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, storedTheme, (): Theme => 'auto');
