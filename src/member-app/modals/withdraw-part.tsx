import { useQuery } from '@tanstack/react-query';
import { ActiveBonusNote } from '#features/bonus/member/condition-progress.tsx';
import { useIsWithheld } from '#features/bonus/member/use-is-withheld.ts';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { fullestGame, heldInGames } from '#features/wallet/rules.ts';
import { WithdrawModal } from '#features/withdraw/member/withdraw-modal.tsx';
import { readingOf } from './reading-of.ts';
import { type ModalProps, useModals } from '../use-modals.ts';

// The withdrawal with the balances and the bonus, which belong to other features.
export const WithdrawPart = ({ onClose }: ModalProps) => {
  const modals = useModals();
  const wallet = useQuery(walletQuery);
  const { bankAccount, wallet: main, slots = [] } = wallet.data ?? {};
  const balance = main?.amount ?? null;
  const currency = currencyOf(wallet.data);
  const known = { bankAccount, balance, inGames: heldInGames(slots), currency, reading: readingOf(wallet) };
  // With money in the main wallet too, a transfer about a game would begin there.
  const transfer = (): void => modals.open('transfer', balance === 0n ? fullestGame(slots)?.code : undefined);
  const ways = { onFollow: (lineId?: string) => modals.follow('withdraw', lineId), onTransfer: transfer, onClose };
  const bonus = { condition: <ActiveBonusNote currency={currency} />, isWithheld: useIsWithheld() };
  return <WithdrawModal wallet={known} {...bonus} {...ways} />;
};
