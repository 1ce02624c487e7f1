import { useQuery } from '@tanstack/react-query';
import { isLaos } from '#ask/settings.ts';
import { activeBonusQuery } from '#features/bonus/member/active-bonus-query.ts';
import { SpinScreen } from '#features/spin/member/spin-screen.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { freshWalletOf } from '../modals/fresh-wallet-of.ts';

export const SpinPart = () => {
  const wallet = useQuery({ ...walletQuery, staleTime: Infinity });
  const { data: active } = useQuery(activeBonusQuery);
  const currency = wallet.data?.profile.currency ?? (isLaos() ? 'LAK' : 'BAHT');
  const isConditionRunning = active?.condition?.runs !== undefined;
  return <SpinScreen {...{ currency, isConditionRunning }} wallet={freshWalletOf(wallet)} />;
};
