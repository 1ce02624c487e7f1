import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { activeBonusQuery } from '#features/bonus/member/bonus-queries.ts';
import { inviteCalls } from '#features/invite/contract.ts';
import { InviteModal } from '#features/invite/member/invite-modal.tsx';
import { inviteStrings } from '#features/invite/strings.ts';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { useTexts } from '#i18n/texts.ts';
import { BannersFirst } from '#ui/lists/banners-first.tsx';
import type { ModalProps } from './modal-props.ts';

export const InvitePart = ({ onClose }: ModalProps) => {
  const t = useTexts(inviteStrings);
  const { data } = useQuery(walletQuery);
  const active = useQuery(activeBonusQuery);
  const banners = useQuery({
    queryKey: ['invite banners'],
    queryFn: ({ signal }) => answerOf(inviteCalls.listBanners, {}, { signal }),
  });
  const wallet = data && {
    profileId: data.profile._id,
    currency: currencyOf(data),
    due: data.invite.amount,
    percentSuccess: data.invite.percentSuccess,
    percentFail: data.invite.percentFail,
    isConditionRunning: active.data?.status === true,
  };
  return (
    <BannersFirst title={t('invite')} banners={banners.isError ? [] : banners.data}>
      <InviteModal wallet={wallet} onClose={onClose} />
    </BannersFirst>
  );
};
