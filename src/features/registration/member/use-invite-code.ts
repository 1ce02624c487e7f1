import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from '#ui/frame/router.ts';
import { storedInviteCode, storeInviteCode } from '#ask/session.ts';

const inviteCodeLengthMax = 100;

const givenCode = (search: string): string | null => {
  const code = new URLSearchParams(search).get('code')?.trim() ?? '';
  return code === '' || code.length > inviteCodeLengthMax ? null : code;
};

const neverChanges = (): (() => void) => () => undefined;
const none = (): null => null;

// The code in the URL replaces a stored one and is kept until an account was created with it.
export const useInviteCode = (): string | null => {
  const given = givenCode(useLocation().search);
  const stored = useSyncExternalStore(neverChanges, storedInviteCode, none);
  useLayoutEffect(() => {
    if (given !== null) storeInviteCode(given);
  }, [given]);
  return given ?? stored;
};
