import { useQuery } from '@tanstack/react-query';
import { TransferModal } from '#features/transfer/member/transfer-modal.tsx';
import { useCheckBalance } from '#features/wallet/member/use-check-balance.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import type { ModalProps } from './modal-props.ts';
import { PlayPart } from './play-part.tsx';
import { transferAccountsOf } from './transfer-accounts-of.ts';

interface TransferPartProps extends ModalProps {
  readonly onFollow: () => void;
}

export const TransferPart = ({ about, onFollow, onClose }: TransferPartProps) => {
  const wallet = useQuery(walletQuery);
  const { isChecking, check } = useCheckBalance();
  return (
    <TransferModal
      accounts={transferAccountsOf(wallet)}
      about={about}
      Play={PlayPart}
      isChecking={isChecking}
      onCheckBalance={() => void check()}
      onFollow={onFollow}
      onClose={onClose}
    />
  );
};
