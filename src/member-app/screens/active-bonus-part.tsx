import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery } from '#features/bonus/member/active-bonus-query.ts';
import type { ActiveBonus } from '#features/bonus/member/condition-progress.tsx';
import { useHiddenBalance } from '#features/wallet/member/use-hidden-balance.ts';
import type { Currency } from '#money/currency.ts';
import { lazyPart, useIsComing } from '#ui/frame/lazy-part.ts';
import { OptionalPart } from '#ui/frame/optional-part.tsx';

interface NoteProps {
  readonly currency: Currency;
}

// Most members have no bonus.
const note = lazyPart(() => import('#features/bonus/member/condition-progress.tsx'), 'ActiveBonusNote');

const isTold = (active: ActiveBonus | undefined): boolean => active?.status === true || active?.ended !== undefined;

// How far the condition of the active bonus is, on the home screen.
export const ActiveBonusPart = (props: NoteProps) => {
  const { data } = useQuery(activeBonusQuery);
  const { isHidden } = useHiddenBalance();
  if (!isTold(data)) return null;
  return (
    <OptionalPart>
      <note.Part {...props} isHidden={isHidden} />
    </OptionalPart>
  );
};

export const useIsActiveBonusComing = (): boolean => {
  const { data, isLoading } = useQuery(activeBonusQuery);
  const isNoteComing = useIsComing(note, isTold(data));
  return isLoading || isNoteComing;
};
