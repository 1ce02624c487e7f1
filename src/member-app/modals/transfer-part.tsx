import { useQuery } from '@tanstack/react-query';
import { TransferModal } from '#features/transfer/member/transfer-modal.tsx';
import { useCheckBalance } from '#features/wallet/member/use-check-balance.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { PlayPart } from './play-part.tsx';
import { transferAccountsOf } from './transfer-accounts-of.ts';
import { type ModalProps, useModals } from '../use-modals.ts';

export const TransferPart = ({ about, onClose }: ModalProps) => {
  const modals = useModals();
  const wallet = useQuery(walletQuery);
  const { isChecking, check } = useCheckBalance();
  return (
    <TransferModal
      accounts={transferAccountsOf(wallet)}
      about={about}
      Play={PlayPart}
      isChecking={isChecking}
      onCheckBalance={() => void check()}
      onFollow={(lineId) => modals.follow('transfer', lineId)}
      onClose={onClose}
    />
  );
};
