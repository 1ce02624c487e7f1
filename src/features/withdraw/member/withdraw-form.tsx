import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { type AmountPreset, MoneyInput } from '#ui/fields/money-input.tsx';
import type { CheckedForm } from '#ui/fields/use-checked-form.ts';
import { type WithdrawLimits, offeredAmounts, payablePart } from '../rules.ts';
import { withdrawStrings } from '../strings.ts';
import { BonusWarning } from './bonus-warning.tsx';
import { BothEnds } from './both-ends.tsx';
import type { WithdrawWallet } from './withdraw-wallet.ts';
import styles from './withdraw.module.css';

interface WithdrawFormProps {
  readonly wallet: WithdrawWallet;
  readonly form: CheckedForm<'amount'>;
  readonly limits: WithdrawLimits | undefined;
  readonly amount: bigint | undefined;
  // Leads to the transfer of what lies in games.
  readonly onTransfer: () => void;
}

const usePresets = (
  { balance, currency }: WithdrawWallet,
  limits: WithdrawLimits | undefined,
): readonly AmountPreset[] => {
  const t = useTexts(withdrawStrings);
  if (balance === null || balance <= 0n) return [];
  const most = limits !== undefined && balance > limits.withdrawMax ? limits.withdrawMax : balance;
  const all: AmountPreset = { amount: payablePart(most, currency), label: t('all') };
  if (limits === undefined) return [all];
  const usual = offeredAmounts(currency, balance, limits).map((amount) => ({ amount }));
  return [...usual, all];
};

export const WithdrawForm = ({ form, wallet, limits, amount, onTransfer }: WithdrawFormProps) => {
  const t = useTexts(withdrawStrings);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const { currency } = wallet;
  const presets = usePresets(wallet, limits);
  const range =
    limits === undefined
      ? null
      : t('withdrawRange', {
          min: spokenMoney(limits.withdrawMin, currency, locale),
          max: spokenMoney(limits.withdrawMax, currency, locale),
        });
  return (
    <form {...form.props} className={styles['form']}>
      <BothEnds wallet={wallet} onTransfer={onTransfer} />
      <MoneyInput
        label={shared('amount')}
        currency={currency}
        hint={range}
        defaultAmount={amount ?? null}
        presets={presets}
        presetsLabel={t('presets')}
        {...form.field('amount')}
      />
      <BonusWarning />
    </form>
  );
};
