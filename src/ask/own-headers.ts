import { readStored, store } from './browser-storage.ts';
import { apiBaseUrl } from './settings.ts';

// Named by the server in answers to another origin.
const ownHeadersName = 'X-Own-Headers';
const knownKey = 'own-headers';

// Headers that the specified calls do not have, such as the key of a press. At another origin a browser sends no request
// with a header which that backend does not expect, so there they wait until an answer names them.
export const takesOwnHeaders = (): boolean => {
  const base = apiBaseUrl();
  if (base === '' || new URL(base, location.origin).origin === location.origin) return true;
  return readStored('session', knownKey) === base;
};

export const learnFrom = (headers: Headers): void => {
  if (headers.has(ownHeadersName)) store('session', knownKey, apiBaseUrl());
};
