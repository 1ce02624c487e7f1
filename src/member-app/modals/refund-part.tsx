import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import { refundCalls } from '#features/refund/contract.ts';
import { RefundModal } from '#features/refund/member/refund-modal.tsx';
import { refundStrings } from '#features/refund/strings.ts';
import { currencyOf } from '#features/wallet/member/currency-of.ts';
import { walletQuery } from '#features/wallet/member/wallet-query.ts';
import { useTexts } from '#i18n/texts.ts';
import { BannersFirst } from '#ui/lists/banners-first.tsx';
import type { ModalProps } from './modal-props.ts';

export const RefundPart = ({ onClose }: ModalProps) => {
  const t = useTexts(refundStrings);
  const { data } = useQuery(walletQuery);
  const banners = useQuery({
    queryKey: ['refund banners'],
    queryFn: ({ signal }) => answerOf(refundCalls.listBanners, {}, { signal }),
  });
  const currency = data === undefined ? null : currencyOf(data);
  return (
    <BannersFirst title={t('refund')} banners={banners.isError ? [] : banners.data}>
      <RefundModal currency={currency} onClose={onClose} />
    </BannersFirst>
  );
};
