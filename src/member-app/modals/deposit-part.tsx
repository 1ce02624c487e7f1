import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { answerOf } from '#ask/ask.ts';
import { DepositModal } from '#features/deposit/member/deposit-modal.tsx';
import { profileCalls } from '#features/profile/contract.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { WalletLinkSection } from '#features/wallet-link/member/wallet-link-section.tsx';
import type { ModalProps } from './modal-props.ts';
import { refreshBalances } from '../query-client.ts';

export const DepositPart = ({ onClose }: ModalProps) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(walletQuery);
  const viewStatement = (): void => {
    onClose();
    void navigate('/user/statement');
  };
  return (
    <DepositModal
      bankAccount={data?.bankAccount ?? null}
      balance={data?.wallet.amount ?? null}
      renameAccount={(name) => answerOf(profileCalls.editBankAccountName, name)}
      refreshBalances={() => refreshBalances(client)}
      onViewStatement={viewStatement}
      WalletSection={WalletLinkSection}
      onClose={onClose}
    />
  );
};
