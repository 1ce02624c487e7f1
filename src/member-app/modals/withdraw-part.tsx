import { useQuery } from '@tanstack/react-query';
import { WithdrawModal } from '#features/withdraw/member/withdraw-modal.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import type { ModalProps } from './modal-props.ts';

export const WithdrawPart = ({ onClose }: ModalProps) => {
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery(walletQuery);
  return (
    <WithdrawModal
      wallet={{
        bankAccount: data?.bankAccount ?? null,
        balance: data?.wallet.amount ?? null,
        currency: data?.profile.currency ?? 'BAHT',
        isKnown: data !== undefined,
        isReading: isFetching,
        readAt: dataUpdatedAt,
      }}
      onRefused={() => void refetch()}
      onClose={onClose}
    />
  );
};
