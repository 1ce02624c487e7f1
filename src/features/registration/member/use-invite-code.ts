import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { storedInviteCode, storeInviteCode } from '#ask/session.ts';

const inviteCodeLengthMax = 100;

// The code of the address takes the place of a stored one and stays until an account was created with it.
export const useInviteCode = (): string | null => {
  const { search } = useLocation();
  const [inviteCode, setInviteCode] = useState<string | null>(null);
  useLayoutEffect(() => {
    const given = new URLSearchParams(search).get('code')?.trim() ?? '';
    if (given !== '' && given.length <= inviteCodeLengthMax) storeInviteCode(given);
    setInviteCode(storedInviteCode());
  }, [search]);
  return inviteCode;
};
