import { useQuery } from '@tanstack/react-query';
import { isLaos } from '#ask/settings.ts';
import { BonusScreen } from '#features/bonus/member/bonus-screen.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { useModals } from '../use-modals.ts';

export const BonusPart = () => {
  const { data, isPending } = useQuery({ ...walletQuery, staleTime: Infinity });
  const modals = useModals();
  const usual = isLaos() ? 'LAK' : 'BAHT';
  const currency = isPending ? null : (data?.profile.currency ?? usual);
  return <BonusScreen currency={currency} onDeposit={() => modals.open('deposit')} />;
};
