import { useQuery } from '@tanstack/react-query';
import { answerOf, type Refusal } from '#ask/ask.ts';
import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { joinSentences, useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { bonusCalls } from '../contract.ts';
import { bonusStrings } from '../strings.ts';
import styles from './bonus.module.css';
import { PromotionTerms } from './previews/promotion-terms.tsx';

export interface PromotionModalProps {
  readonly code: string;
  readonly currency: Currency;
  readonly onClose: () => void;
}

export const PromotionModal = ({ code, currency, onClose }: PromotionModalProps) => {
  const t = useTexts(bonusStrings);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const dialogs = useDialogs();
  const offline = useOfflineReason();
  const { isSending, press } = usePressWithDialogs();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['promotion', code],
    queryFn: ({ signal }) => answerOf(bonusCalls.findPromotion, { code }, { signal }),
    staleTime: 0,
    retry: false,
  });
  const name = `${t('promotion')} ${code}`;
  // A lost answer does not say that there is none.
  const saidOf = ({ outcome, message }: Refusal): string => {
    if (outcome === 'unknown') return shared('loadFailed');
    return t(message === 'BONUS_FULL' ? 'full' : 'notFound');
  };
  const receive = async (): Promise<void> => {
    const shown = data?.termsHash === undefined ? {} : { termsHash: data.termsHash };
    const pressed = await press(bonusCalls.activatePromotion, { code, ...shown });
    if (pressed.end === 'refused') void refetch();
    if (pressed.end !== 'done') return;
    onClose();
    const amount = data?.amount ?? null;
    const text =
      amount === null
        ? joinSentences(locale, [t('accepted', { name }), t('acceptedNext')])
        : t('paidAtOnce', { amount: spokenMoney(amount, currency, locale) });
    await dialogs.alert({ kind: 'success', title: t('saved'), text });
  };
  const button =
    data === undefined ? (
      <Button isWide onClick={onClose}>
        {t('close')}
      </Button>
    ) : (
      <Button kind="filled" isMain isWide isBusy={isSending} blockedBecause={offline} onClick={() => void receive()}>
        {t('receive')}
      </Button>
    );
  return (
    <Dialog title={name} footer={button} onClose={onClose}>
      <div className={styles['modal']}>
        <p role="status" className={isPending || error !== null ? undefined : 'visually-hidden'}>
          {isPending ? t('searching') : null}
          {error === null ? null : saidOf(error.refusal)}
        </p>
        {data === undefined ? null : <PromotionTerms promotion={data} currency={currency} />}
      </div>
    </Dialog>
  );
};
