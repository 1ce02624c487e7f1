import { apiBaseUrl } from './settings.ts';

// Named by the server in answers to another origin.
const ownHeadersName = 'X-Own-Headers';

let isKnown = false;

// Headers that the specified calls do not have, such as the key of a press. At another origin a browser sends no request
// with a header which that backend does not expect, so there they wait until an answer names them.
export const takesOwnHeaders = (): boolean => {
  const base = apiBaseUrl();
  return base === '' || new URL(base, location.origin).origin === location.origin || isKnown;
};

export const learnFrom = (headers: Headers): void => {
  isKnown ||= headers.has(ownHeadersName);
};

export const forgetOwnHeaders = (): void => {
  isKnown = false;
};
