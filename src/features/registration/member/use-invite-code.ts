import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from '#ui/frame/router.ts';
import { inviteCodeIn } from '#ask/invite-code-in.ts';
import { storedInviteCode, storeInviteCode } from '#ask/session.ts';

const neverChanges = (): (() => void) => () => undefined;
const none = (): null => null;

// The code in the URL replaces a stored one and is kept until an account was created with it.
export const useInviteCode = (): string | null => {
  const given = inviteCodeIn(useLocation().search);
  const stored = useSyncExternalStore(neverChanges, storedInviteCode, none);
  useLayoutEffect(() => {
    if (given !== null) storeInviteCode(given);
  }, [given]);
  return given ?? stored;
};
