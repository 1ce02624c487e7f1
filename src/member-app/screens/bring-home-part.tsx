import { useState } from 'react';
import type { WalletAnswer } from '#features/wallet/contract.ts';
import { hasMoney, restingGames, saysWhenUsed } from '#features/wallet/rules.ts';
import { lazyPart, useIsComing } from '#ui/frame/lazy-part.ts';
import { OptionalPart } from '#ui/frame/optional-part.tsx';

interface RestingProps {
  readonly wallet: WalletAnswer;
}

// Few members have money that rests in games.
const resting = lazyPart(() => import('./resting-part.tsx'), 'RestingPart');

// A backend that does not say when a game was used is asked by the part itself.
const useMayRest = (slots: WalletAnswer['slots']): boolean => {
  const [now] = useState(() => new Date());
  return saysWhenUsed(slots) ? restingGames(slots, { now, lines: null }).length > 0 : slots.some(hasMoney);
};

export const BringHomePart = ({ wallet }: RestingProps) => {
  const mayRest = useMayRest(wallet.slots);
  // Once shown it stays: it tells that the money has come when none rests any more.
  const [isShown, setShown] = useState(mayRest);
  if (mayRest && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <OptionalPart>
      <resting.Part wallet={wallet} />
    </OptionalPart>
  );
};

export const useIsBringHomeComing = (wallet: WalletAnswer | null): boolean =>
  useIsComing(resting, useMayRest(wallet?.slots ?? []));
