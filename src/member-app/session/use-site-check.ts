import { useEffect } from 'react';
import { useLocation, useNavigate } from '#ui/frame/router.ts';
import { isSiteGone } from './guard.ts';

// Each arrival at /login asks whether the site is active. The form does not wait for the answer.
export const useSiteCheck = (): void => {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname !== '/login') return;
    let isLeft = false;
    void isSiteGone().then((isGone) => {
      if (isGone && !isLeft) navigate('/terminated', { replace: true });
    });
    return () => {
      isLeft = true;
    };
  }, [pathname, key, navigate]);
};
