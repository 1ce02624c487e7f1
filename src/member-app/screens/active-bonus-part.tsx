import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery } from '#features/bonus/member/bonus-queries.ts';
import { ActiveBonusNote } from '#features/bonus/member/condition-progress.tsx';
import type { Currency } from '#money/currency.ts';

// How far the condition of the active bonus is, on the home screen.
export const ActiveBonusPart = ({ currency }: { readonly currency: Currency }) => (
  <ActiveBonusNote currency={currency} />
);

export const useIsActiveBonusComing = (): boolean => useQuery(activeBonusQuery).isLoading;
