import { readStored, store } from '#ask/browser-storage.ts';
import { requestKey } from '#ask/request-key.ts';

const guestKey = 'guest-id';

// The id of this visitor's talk. It survives a login and a logout; a visitor's talk is not a member's.
export const guestId = (): string => {
  const known = readStored('local', guestKey);
  if (known !== null) return known;
  const made = `guest-${requestKey()}`;
  store('local', guestKey, made);
  return made;
};
