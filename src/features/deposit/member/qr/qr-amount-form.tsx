import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { MoneyInput, readAmount } from '#ui/fields/money-input.tsx';
import { qrMinutes, qrPresets, type QrMethod } from '../../rules.ts';
import { qrStrings } from '../../strings.ts';
import styles from '../deposit.module.css';
import { keptDraft } from '../deposit-draft.ts';
import { minimumOf } from './qr-amount.ts';
import type { Qr } from './use-qr.ts';

export interface QrAmountFormProps {
  readonly method: QrMethod;
  readonly qr: Qr;
  readonly onViewStatement: () => void;
}

interface EndedNoteProps extends Pick<QrAmountFormProps, 'onViewStatement'> {
  readonly title: string;
}

// A code that has ended may have been paid: only the statement says so.
const EndedNote = ({ title, onViewStatement }: EndedNoteProps) => {
  const t = useTexts(qrStrings);
  const shared = useTexts(sharedTexts);
  return (
    <div className={styles['notice']}>
      <p className={styles['name']}>{title}</p>
      <p>{t('qrSeeStatement')}</p>
      <Button onClick={onViewStatement}>{shared('viewStatement')}</Button>
    </div>
  );
};

export const QrAmountForm = ({ method, qr: { form, typed, state, hasFailed }, onViewStatement }: QrAmountFormProps) => {
  const t = useTexts(qrStrings);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const { onInput, ...props } = form.props;
  return (
    <form
      {...props}
      className={styles['panel']}
      onInput={(event) => {
        onInput(event);
        if (event.target instanceof HTMLInputElement) typed(event.target.value);
      }}
    >
      {state.kind === 'expired' ? <EndedNote title={t('qrExpired')} onViewStatement={onViewStatement} /> : null}
      {state.kind === 'gone' ? <EndedNote title={t('qrEnded')} onViewStatement={onViewStatement} /> : null}
      {hasFailed ? <p className={styles['notice']}>{t('qrFailedNext')}</p> : null}
      <MoneyInput
        label={shared('amount')}
        currency="BAHT"
        hint={t('minAmount', { amount: spokenMoney(minimumOf(method), 'BAHT', locale) })}
        defaultAmount={readAmount(keptDraft().amount)}
        presets={qrPresets[method].map((units) => ({ amount: BigInt(units) * 100n }))}
        presetsLabel={t('qrAmounts')}
        {...form.field('amount')}
      />
      <p className={styles['caption']}>{t('qrSingleUse', { minutes: qrMinutes[method] })}</p>
    </form>
  );
};
