import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { MoneyInput, readAmount } from '#ui/fields/money-input.tsx';
import { qrMinutes, qrPresets, type QrMethod } from '../../rules.ts';
import { qrStrings } from '../../strings.ts';
import styles from '../deposit.module.css';
import { keptDraft } from '../deposit-draft.ts';
import { minimumOf, type QrAmount } from './use-qr-amount.ts';

export interface QrAmountFormProps {
  readonly method: QrMethod;
  readonly amount: QrAmount;
  // Why there is no code any more, where there was one.
  readonly ended: 'expired' | 'unpaid' | null;
}

const EndedNote = ({ ended }: { readonly ended: 'expired' | 'unpaid' }) => {
  const t = useTexts(qrStrings);
  return (
    <div className={styles['notice']}>
      <p className={styles['name']}>{ended === 'expired' ? t('qrExpired') : t('qrEnded')}</p>
      <p>{t('qrPaidAlready')}</p>
    </div>
  );
};

export const QrAmountForm = ({ method, amount: { form, typed }, ended }: QrAmountFormProps) => {
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
      {ended === null ? null : <EndedNote ended={ended} />}
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
