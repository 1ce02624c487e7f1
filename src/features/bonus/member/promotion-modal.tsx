import { useQuery } from '@tanstack/react-query';
import { answerOf } from '#ask/ask.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { bonusCalls } from '../contract.ts';
import { bonusStrings } from '../strings.ts';
import styles from './bonus.module.css';
import { ContractInNumbers } from './contract-in-numbers.tsx';

export interface PromotionModalProps {
  readonly code: string;
  readonly currency: Currency;
  readonly onClose: () => void;
}

type Promotion = AnswerOf<typeof bonusCalls.findPromotion>;

const Found = ({ promotion, currency }: { readonly promotion: Promotion; readonly currency: Currency }) => {
  const t = useTexts(bonusStrings);
  const { amount, success, fail, percentFail } = promotion;
  const isWhole = amount !== null && success !== null && fail !== null;
  return (
    <>
      <p className={styles['title']}>{promotion.title}</p>
      <p>{promotion.description}</p>
      {isWhole ? <ContractInNumbers numbers={[{ amount, success, fail }]} currency={currency} /> : null}
      <p>{t('failNotice').replace('%percentFail%', String(percentFail))}</p>
    </>
  );
};

export const PromotionModal = ({ code, currency, onClose }: PromotionModalProps) => {
  const t = useTexts(bonusStrings);
  const shared = useTexts(sharedTexts);
  const dialogs = useDialogs();
  const { isSending, press } = usePressWithDialogs();
  const { data, isPending, isError } = useQuery({
    queryKey: ['promotion', code],
    queryFn: ({ signal }) => answerOf(bonusCalls.findPromotion, { code }, { signal }),
    staleTime: 0,
    retry: false,
  });
  const receive = async (): Promise<void> => {
    const pressed = await press(bonusCalls.activatePromotion, { code });
    if (pressed.end !== 'done') return;
    onClose();
    await dialogs.alert({ kind: 'success', text: shared('saved') });
  };
  const button =
    data === undefined ? (
      <Button isWide onClick={onClose}>
        {shared('close')}
      </Button>
    ) : (
      <Button kind="filled" isMain isWide isBusy={isSending} onClick={() => void receive()}>
        {t('receive')}
      </Button>
    );
  return (
    <Dialog title={`${t('promotion')} ${code}`} footer={button} onClose={onClose}>
      <div className={styles['modal']}>
        <p role="status" className={isPending || isError ? undefined : 'visually-hidden'}>
          {isPending ? t('searching') : null}
          {isError ? t('notFound') : null}
        </p>
        {data === undefined ? null : <Found promotion={data} currency={currency} />}
      </div>
    </Dialog>
  );
};
