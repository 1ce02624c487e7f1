import { useQuery } from '@tanstack/react-query';
import { isLaos } from '#ask/settings.ts';
import { StatementScreen } from '#features/statement/member/statement-screen.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { useModals } from '../use-modals.ts';
import { useNameOf } from '../modals/use-name-of.ts';

export const StatementPart = () => {
  const modals = useModals();
  const nameOf = useNameOf();
  const { data, isPending } = useQuery({ ...walletQuery, staleTime: Infinity });
  const usual = isLaos() ? 'LAK' : 'BAHT';
  return (
    <StatementScreen
      currency={isPending ? null : (data?.profile.currency ?? usual)}
      nameOf={nameOf}
      onViewSlips={() => modals.open('slips')}
      onFollow={(id) => modals.open('timeline', id)}
    />
  );
};
