import { useEffect, useState } from 'react';
import { storedToken } from '#ask/session.ts';

// The session of the member area; null once it has none. Another tab may log in as somebody else: from then on this one asks
// for them, so nothing read for the first may stay. A page that slept hears of it when it is shown again.
export const useOwner = (): string | null => {
  const [token, setToken] = useState(storedToken);
  useEffect(() => {
    const check = (): void => setToken(storedToken());
    addEventListener('storage', check);
    addEventListener('pageshow', check);
    document.addEventListener('visibilitychange', check);
    return () => {
      removeEventListener('storage', check);
      removeEventListener('pageshow', check);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return token;
};
