import { useEffect, useState } from 'react';
import { storedToken } from '#ask/session.ts';

// The session of the member area; null once it has none. Another tab may log in as somebody else: from then on this one asks
// for them, so nothing read for the first may stay. A page that slept hears of it when it is shown again.
export const useOwner = (): string | null => {
  const [token, setToken] = useState(storedToken);
  useEffect(() => {
    const look = (): void => setToken(storedToken());
    addEventListener('storage', look);
    addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('storage', look);
      removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return token;
};
