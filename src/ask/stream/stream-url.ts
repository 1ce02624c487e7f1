import { apiBaseUrl, setting } from '../settings.ts';

const backend = (): string => apiBaseUrl() || location.origin;

// The server of the chat; null where the operator has none.
export const chatUrl = (): string | null => {
  const given = setting('VITE_CHAT_URL');
  if (given === '' || given === 'off') return null;
  return given === '/' ? backend() : given;
};

// Our own server; another one does not know what it would be asked.
export const ownStreamUrl = (): string | null => (setting('VITE_CHAT_URL') === '/' ? backend() : null);
