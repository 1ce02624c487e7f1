import { readStored, store } from '#ask/browser-storage.ts';

const loginPhoneKey = 'login-phone';

// Kept for the visit, so that a member whose session ended does not type the number again.
export const storedLoginPhone = (): string => readStored('session', loginPhoneKey) ?? '';
export const storeLoginPhone = (phone: string): void => store('session', loginPhoneKey, phone);
