import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useLocation, useNavigate } from '#ui/frame/router.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { sharedPictureTexts } from './shared-picture-texts.ts';

// Without a service worker the server took the share, and has sent the member here without the picture.
const useLostPicture = (open: () => void): void => {
  const t = useTexts(sharedPictureTexts);
  const toasts = useToasts();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isLost = new URLSearchParams(search).get('share') === 'again';
  const tellNow = useEffectEvent(() => {
    navigate(pathname, { replace: true });
    toasts.info(t('shareAgain'));
    open();
  });
  useEffect(() => {
    if (isLost) tellNow();
  }, [isLost]);
};

// A picture that another app shared opens the deposit, at once or after the login that it needed. Only a service worker
// can have taken one.
export const useSharedPicture = (memberId: string | undefined, open: () => void): void => {
  useLostPicture(open);
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (memberId === undefined || !('serviceWorker' in navigator) || navigator.serviceWorker.controller === null)
      return;
    void import('#ask/waiting-picture.ts')
      .then(({ findPicture }) => findPicture(memberId))
      .then(
        (picture) => picture?.key === null && openNow(),
        () => undefined,
      );
  }, [memberId]);
};
