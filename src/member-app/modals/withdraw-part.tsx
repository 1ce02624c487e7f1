import { useQuery } from '@tanstack/react-query';
import { ActiveBonusNote } from '#features/bonus/member/condition-progress.tsx';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { fullestGame, heldInGames } from '#features/wallet/rules.ts';
import { WithdrawModal } from '#features/withdraw/member/withdraw-modal.tsx';
import type { ModalProps } from './modal-props.ts';
import { readingOf } from './reading-of.ts';

interface WithdrawPartProps extends Omit<ModalProps, 'about'> {
  readonly onFollow: () => void;
  // From a game to the main wallet; undefined: the member says from where.
  readonly onTransfer: (game: string | undefined) => void;
}

export const WithdrawPart = ({ onFollow, onTransfer, onClose }: WithdrawPartProps) => {
  const wallet = useQuery(walletQuery);
  const { bankAccount, wallet: main, slots = [] } = wallet.data ?? {};
  const balance = main?.amount ?? null;
  const currency = currencyOf(wallet.data);
  return (
    <WithdrawModal
      wallet={{ bankAccount, balance, inGames: heldInGames(slots), currency, reading: readingOf(wallet) }}
      condition={<ActiveBonusNote currency={currency} />}
      onFollow={onFollow}
      // With money in the main wallet too, the transfer would begin there.
      onTransfer={() => onTransfer(balance === 0n ? fullestGame(slots)?.code : undefined)}
      onClose={onClose}
    />
  );
};
