import { readStored, store } from './browser-storage.ts';

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const closedKey = 'install-closed';
const closedMs = 30 * 24 * 60 * 60_000;

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

const change = (now: InstallEvent | null): void => {
  offer = now;
  for (const listener of listeners) listener();
};

// Browsers on Android say once, soon after the start, that the app can be installed. Elsewhere an installed app takes no
// pictures from other apps.
export const keepInstallOffer = (): void =>
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!/Android/.test(navigator.userAgent)) return;
    event.preventDefault();
    change(event as InstallEvent);
  });

export const subscribeInstallOffer = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const canInstall = (): boolean =>
  offer !== null && Date.now() - Number(readStored('local', closedKey) ?? 0) > closedMs;

// Called in the press itself. The browser asks the member; an offer works once.
export const install = async (): Promise<void> => {
  const taken = offer;
  change(null);
  await taken?.prompt();
};

export const closeInstallOffer = (): void => {
  store('local', closedKey, String(Date.now()));
  change(offer);
};
