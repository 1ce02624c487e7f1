import { useQuery } from '@tanstack/react-query';
import { activeBonusQuery } from '#features/bonus/member/bonus-queries.ts';
import { ReceiveButton } from '#features/invite/member/receive-button.tsx';

// The button that receives the invite bonus, outside the invitations.
export const ReceiveInvitePart = ({ amount }: { readonly amount: bigint }) => {
  const { data: active } = useQuery(activeBonusQuery);
  return <ReceiveButton amount={amount} isConditionRunning={active?.status === true} />;
};
