import { useQuery } from '@tanstack/react-query';
import { WithdrawModal } from '#features/withdraw/member/withdraw-modal.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { readingOf } from './reading-of.ts';
import type { ModalProps } from './modal-props.ts';

export const WithdrawPart = ({ onClose }: ModalProps) => {
  const wallet = useQuery(walletQuery);
  const { data } = wallet;
  return (
    <WithdrawModal
      wallet={{
        bankAccount: data?.bankAccount,
        balance: data?.wallet.amount ?? null,
        currency: data?.profile.currency ?? 'BAHT',
        reading: readingOf(wallet),
      }}
      onClose={onClose}
    />
  );
};
