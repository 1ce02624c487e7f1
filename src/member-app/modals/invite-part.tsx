import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { activeBonusQuery } from '#features/bonus/member/active-bonus-query.ts';
import { inviteCalls } from '#features/invite/contract.ts';
import { InviteModal } from '#features/invite/member/invite-modal.tsx';
import { inviteStrings } from '#features/invite/strings.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { useTexts } from '#i18n/texts.ts';
import { BannersFirst } from '#ui/lists/banners-first.tsx';
import { freshWalletOf } from './fresh-wallet-of.ts';
import type { ModalProps } from '../use-modals.ts';

export const InvitePart = ({ onClose }: ModalProps) => {
  const t = useTexts(inviteStrings);
  const read = useQuery(walletQuery);
  const { data } = read;
  const main = freshWalletOf(read);
  const active = useQuery(activeBonusQuery);
  const banners = useQuery({
    queryKey: ['invite banners'],
    queryFn: ({ signal }) => answerOf(inviteCalls.listBanners, {}, { signal }),
  });
  const wallet = data &&
    main !== null && {
      profileId: data.profile._id,
      main,
      due: data.invite.amount,
      percentSuccess: data.invite.percentSuccess,
      percentFail: data.invite.percentFail,
      isConditionRunning: active.data?.status === true,
    };
  return (
    <BannersFirst title={t('invite')} banners={banners.isError ? [] : banners.data} onClose={onClose}>
      <InviteModal wallet={wallet || undefined} onClose={onClose} />
    </BannersFirst>
  );
};
