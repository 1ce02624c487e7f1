import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import type { SlipLine } from '../contract.ts';
import { slipStrings } from '../strings.ts';
import styles from './slip.module.css';
import { SlipReason } from './slip-reason.tsx';
import { useSentSlip } from './use-sent-slip.ts';

export interface SentSlipProps {
  readonly reference: string;
  readonly currency: Currency;
  readonly refreshBalances: () => Promise<void>;
  readonly onViewSlips: () => void;
  readonly onAnother: () => void;
}

const icon = { size: 40, strokeWidth: 1.5, 'aria-hidden': true } as const;

const Outcome = ({ line, currency }: { readonly line: SlipLine | undefined; readonly currency: Currency }) => {
  const t = useTexts(slipStrings);
  if (line?.status === 'SUCCESS')
    return (
      <>
        <CircleCheck {...icon} />
        <p className={styles['outcome']}>{t('slipCredited')}</p>
        <p className={styles['credit']}>
          <Money amount={line.amount} currency={currency} />
        </p>
      </>
    );
  if (line?.status === 'FAILED')
    return (
      <>
        <CircleX {...icon} />
        <p className={styles['outcome']}>{t('slipFailed')}</p>
        <SlipReason line={line} />
      </>
    );
  return (
    <>
      <Clock {...icon} />
      <p className={styles['outcome']}>{t('slipReceived')}</p>
      {line === undefined ? null : <SlipReason line={line} />}
    </>
  );
};

const kindOf = (line: SlipLine | undefined): string =>
  line?.status === 'SUCCESS' ? 'success' : line?.status === 'FAILED' ? 'failed' : 'waiting';

// Follows the slip until it is decided.
export const SentSlip = ({ reference, currency, refreshBalances, onViewSlips, onAnother }: SentSlipProps) => {
  const t = useTexts(slipStrings);
  const line = useSentSlip(reference, refreshBalances);
  return (
    <>
      <div role="status" className={styles['sent']} data-kind={kindOf(line)}>
        <Outcome line={line} currency={currency} />
      </div>
      <Button kind="filled" isMain isWide onClick={onViewSlips}>
        {t('viewSlips')}
      </Button>
      <Button kind="text" isWide onClick={onAnother}>
        {t('uploadAnother')}
      </Button>
    </>
  );
};
