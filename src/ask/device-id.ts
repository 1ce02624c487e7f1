import { readStored, store } from './browser-storage.ts';
import { requestKey } from './request-key.ts';

const deviceKey = 'device-id';

// A random id by which the server recognises this browser at a login or a one-time code. It survives a logout.
export const deviceId = (): string => {
  const known = readStored('local', deviceKey);
  if (known !== null) return known;
  const made = requestKey();
  store('local', deviceKey, made);
  return made;
};
