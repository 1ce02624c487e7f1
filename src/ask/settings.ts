// Every build setting of the product. A value in the page's settings block overrides the built one.
export const settingNames = [
  'VITE_API_BASE_URL',
  'VITE_CHAT_URL',
  'VITE_ENCRYPTION_SECRET',
  'VITE_FP_MINIMUM',
  'VITE_HOWTO_BALANCE',
  'VITE_HOWTO_BONUS',
  'VITE_HOWTO_BONUS_CANCEL',
  'VITE_HOWTO_PLAY',
  'VITE_HOWTO_WALLET',
  'VITE_IFRAME_MODE',
  'VITE_KBANK_MINIMUM',
  'VITE_LAOS',
  'VITE_PGSLOT_NOTICE',
  'VITE_UFA_HOST',
] as const;
export type SettingName = (typeof settingNames)[number];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

let drawnWith: Record<string, unknown> = {};

// While a page is drawn at build time, once for each variant.
export const drawWith = (values: Partial<Record<SettingName | 'pageData', unknown>>): void => {
  drawnWith = values;
};

const parse = (text: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

// A list of methods asks for a setting with each row.
let last: { readonly text: string; readonly value: Record<string, unknown> } = { text: '', value: {} };

const settingsOfPage = (): Record<string, unknown> => {
  if (typeof document === 'undefined') return drawnWith;
  const text = document.getElementById('settings')?.textContent ?? '';
  if (text !== last.text) last = { text, value: parse(text) };
  return last.value;
};

const builtSettings: Record<string, unknown> = import.meta.env;

// The value of a setting as text; empty if neither the page nor the build has it.
export const setting = (name: SettingName): string => {
  const value = settingsOfPage()[name] ?? builtSettings[name] ?? '';
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
};

// What the server wrote for public screens; null if it wrote nothing.
export const dataOfPage = (): unknown => settingsOfPage()['pageData'] ?? null;

// Back office only: whether the money is real.
export const isLive = (): boolean => settingsOfPage()['environment'] === 'live';

export const isLaos = (): boolean => setting('VITE_LAOS') === 'true';

// Games open in a frame in the same tab if set, in a new tab otherwise.
export const isIframeMode = (): boolean => setting('VITE_IFRAME_MODE') === 'true';

// Without a slash at its end; empty means the origin that serves the app.
export const apiBaseUrl = (): string => setting('VITE_API_BASE_URL').replace(/\/+$/, '');
