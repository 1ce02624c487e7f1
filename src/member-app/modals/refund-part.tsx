import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { refundCalls } from '#features/refund/contract.ts';
import { RefundModal } from '#features/refund/member/refund-modal.tsx';
import { refundStrings } from '#features/refund/strings.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { useTexts } from '#i18n/texts.ts';
import { BannersFirst } from '#ui/lists/banners-first.tsx';
import { freshWalletOf } from './fresh-wallet-of.ts';
import type { ModalProps } from '../use-modals.ts';

export const RefundPart = ({ onClose }: ModalProps) => {
  const t = useTexts(refundStrings);
  const wallet = freshWalletOf(useQuery(walletQuery));
  const banners = useQuery({
    queryKey: ['refund banners'],
    queryFn: ({ signal }) => answerOf(refundCalls.listBanners, {}, { signal }),
  });
  return (
    <BannersFirst title={t('refund')} banners={banners.isError ? [] : banners.data} onClose={onClose}>
      <RefundModal wallet={wallet} onClose={onClose} />
    </BannersFirst>
  );
};
