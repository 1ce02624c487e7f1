import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery } from '#features/bonus/member/active-bonus-query.ts';
import { ReceiveButton } from '#features/invite/member/receive-button.tsx';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { freshWalletOf } from './fresh-wallet-of.ts';

// The button that receives the invite bonus, outside the invitations.
export const ReceiveInvitePart = ({ amount }: { readonly amount: bigint }) => {
  const { data: active } = useQuery(activeBonusQuery);
  const wallet = freshWalletOf(useQuery(walletQuery));
  return <ReceiveButton {...{ amount, wallet }} isConditionRunning={active?.status === true} />;
};
