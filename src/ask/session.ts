import { forget, readStored, store } from './browser-storage.ts';

const tokenKey = 'token';
const lastSyncKey = 'last_sync';
const agreementKey = 'remember-agreement';
const agreementVersionKey = 'agreement-version';
const firstVersion = 1;
const inviteCodeKey = 'code';

// Session storage is read first, so that a visit without "remember" wins over an older remembered one.
export const storedToken = (): string | null => readStored('session', tokenKey) ?? readStored('local', tokenKey);

export const storeToken = (token: string, remember: boolean): void => {
  forget(remember ? 'session' : 'local', tokenKey);
  store(remember ? 'local' : 'session', tokenKey, token);
};

export const isRemembered = (): boolean => readStored('local', tokenKey) !== null;

// Ends the session in this browser. Language, guest id, invite code and the accepted agreement stay.
export const forgetSession = (): void => {
  forget('session', tokenKey);
  forget('local', tokenKey);
  forget('local', lastSyncKey);
};

// When the balances were last loaded, as ISO 8601 in UTC.
export const storedLastSync = (): string | null => readStored('local', lastSyncKey);
export const storeLastSync = (at: Date): void => store('local', lastSyncKey, at.toISOString());

// The profile id of the member who accepted the agreement, and the version that was accepted: the first if none is
// stored.
export const storedAgreement = (): { readonly by: string | null; readonly version: number } => ({
  by: readStored('local', agreementKey),
  version: Number(readStored('local', agreementVersionKey) ?? firstVersion),
});
export const storeAgreement = (profileId: string, version: number | null = null): void => {
  store('local', agreementKey, profileId);
  if (version !== null) store('local', agreementVersionKey, String(version));
};
export const forgetAgreement = (): void => {
  forget('local', agreementKey);
  forget('local', agreementVersionKey);
};

export const storedInviteCode = (): string | null => readStored('local', inviteCodeKey);
export const storeInviteCode = (code: string): void => store('local', inviteCodeKey, code);
export const forgetInviteCode = (): void => forget('local', inviteCodeKey);
