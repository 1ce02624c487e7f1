import { useQuery } from '@tanstack/react-query';
import { isLaos } from '#ask/settings.ts';
import { SpinScreen } from '#features/spin/member/spin-screen.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';

export const SpinPart = () => {
  const { data } = useQuery({ ...walletQuery, staleTime: Infinity });
  return <SpinScreen currency={data?.profile.currency ?? (isLaos() ? 'LAK' : 'BAHT')} />;
};
