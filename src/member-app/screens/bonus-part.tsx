import { useQuery } from '@tanstack/react-query';
import { isLaos } from '#ask/settings.ts';
import { BonusScreen } from '#features/bonus/member/bonus-screen.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';

export const BonusPart = () => {
  const { data, isPending } = useQuery({ ...walletQuery, staleTime: Infinity });
  const usual = isLaos() ? 'LAK' : 'BAHT';
  return <BonusScreen currency={isPending ? null : (data?.profile.currency ?? usual)} />;
};
