import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '#ui/frame/router.ts';
import { isSiteGone } from './guard.ts';

// Each arrival at /login, and each way from it to another public screen, asks whether the site is active. No screen waits for
// the answer: on a slow line a press would seem to do nothing. In the member area every call says it.
export const useSiteCheck = (): void => {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const last = useRef<string | null>(null);
  useEffect(() => {
    const from = last.current;
    last.current = pathname;
    if (pathname !== '/login' && from !== '/login') return;
    let isLeft = false;
    void isSiteGone().then((isGone) => {
      if (isGone && !isLeft) navigate('/terminated', { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [pathname, key, navigate]);
};
