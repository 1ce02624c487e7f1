import { useCallback } from 'react';
import { useNavigate } from '#ui/frame/router.ts';
import { loginPart } from './login-part.ts';

// The state that the login screen receives with its location.
export interface LoginArrival {
  readonly sessionEnded?: boolean;
}

const longestWaitMs = 300;

let isLeaving = false;

// The login is fetched before it is drawn: what waits once it is drawn leaves the page empty for a third of a second. A line
// that is slower than that shows the skeleton. The first to leave says why: more answers may end the same session.
export const useGoToLogin = (): ((arrival?: LoginArrival) => Promise<void>) => {
  const navigate = useNavigate();
  return useCallback(
    async (arrival) => {
      if (isLeaving) return;
      isLeaving = true;
      const pause = new Promise((resolve) => setTimeout(resolve, longestWaitMs));
      await Promise.race([loginPart.prepare(), pause]);
      isLeaving = false;
      navigate('/login', { replace: true, state: arrival });
    },
    [navigate],
  );
};
