import { useEffect, useState } from 'react';
import { useAreSlipsComing } from '../modals/slips-under-way-part.tsx';
import { useIsActiveBonusComing } from '../screens/active-bonus-part.tsx';
import { useIsNoticeComing } from './notice-part.tsx';
import { type Notice, useNotice } from './use-notice.ts';

const partsWithinMs = 3_000;

interface FirstLoad {
  readonly isLoading: boolean;
  readonly notice: Notice;
}

interface Coming {
  readonly isWalletComing: boolean;
  readonly isBringHomeComing: boolean;
}

// The screen waits, but not for long, for what has no place of its own yet: the notice, the active bonus, a slip that is
// being checked and money that rests in games would push down the buttons that the member is about to press.
export const useFirstLoad = ({ isWalletComing, isBringHomeComing }: Coming): FirstLoad => {
  const isBonusComing = useIsActiveBonusComing();
  const areSlipsComing = useAreSlipsComing();
  const notice = useNotice();
  const isNoticeComing = useIsNoticeComing(notice);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), partsWithinMs);
    return () => clearTimeout(timer);
  }, []);
  const isLoading =
    isWalletComing || isNoticeComing || ((isBonusComing || areSlipsComing || isBringHomeComing) && !isLate);
  // Once: a part of the screen that reads again after a failure does not take the screen away.
  const [hasLoaded, setLoaded] = useState(false);
  if (!isLoading && !hasLoaded) setLoaded(true);
  return { isLoading: isLoading && !hasLoaded, notice };
};
