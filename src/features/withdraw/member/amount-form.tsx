import { TriangleAlert } from 'lucide-react';
import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { MoneyInput, readAmount } from '#ui/fields/money-input.tsx';
import { type CheckedForm, useCheckedForm, valid, type Valid } from '#ui/fields/use-checked-form.ts';
import { limitBreach, type WithdrawLimits } from '../rules.ts';
import { withdrawStrings } from '../strings.ts';
import { BothEnds } from './both-ends.tsx';
import type { Withdrawal, WithdrawWallet } from './withdraw-wallet.ts';
import styles from './withdraw.module.css';

export type AmountForm = CheckedForm<'amount'>;

export interface AmountFormRules {
  readonly wallet: WithdrawWallet;
  readonly limits: WithdrawLimits | undefined;
  readonly onWithdrawal: (asked: Withdrawal) => void;
}

export const useAmountForm = ({ wallet, limits, onWithdrawal }: AmountFormRules): AmountForm => {
  const t = useTexts(withdrawStrings);
  const locale = useLocale();
  const spoken = (limit: bigint): string => spokenMoney(limit, wallet.currency, locale);
  const read = (text: string): string | Valid<Withdrawal> => {
    const amount = readAmount(text);
    if (amount === null) return t('twoDecimals');
    if (limits === undefined) return t('limitsFailed');
    const breach = limitBreach(amount, limits);
    if (breach === 'below-min') return t('withdrawMin', { amount: spoken(limits.withdrawMin) });
    if (breach === 'above-max') return t('withdrawMax', { amount: spoken(limits.withdrawMax) });
    if (wallet.balance !== null && amount > wallet.balance) return t('notEnough');
    return wallet.bankAccount ? valid({ amount, account: wallet.bankAccount }) : t('noBank');
  };
  return useCheckedForm({
    names: ['amount'],
    check: (values) => {
      const asked = read(values.amount);
      return typeof asked === 'string' ? { amount: asked } : asked;
    },
    send: onWithdrawal,
  });
};

export interface WithdrawFormProps {
  readonly form: AmountForm;
  readonly wallet: WithdrawWallet;
  readonly limits: WithdrawLimits | undefined;
  readonly amount: bigint | undefined;
}

const everything = (balance: bigint | null, limits: WithdrawLimits | undefined): bigint => {
  const most = balance ?? 0n;
  return limits !== undefined && most > limits.withdrawMax ? limits.withdrawMax : most;
};

export const WithdrawForm = ({ form, wallet, limits, amount }: WithdrawFormProps) => {
  const t = useTexts(withdrawStrings);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const { currency, balance } = wallet;
  const range =
    limits === undefined
      ? null
      : t('withdrawRange', {
          min: spokenMoney(limits.withdrawMin, currency, locale),
          max: spokenMoney(limits.withdrawMax, currency, locale),
        });
  return (
    <form {...form.props} className={styles['form']}>
      <BothEnds wallet={wallet} />
      <MoneyInput
        label={shared('amount')}
        currency={currency}
        hint={range}
        defaultAmount={amount ?? null}
        presets={balance === null ? [] : [{ amount: everything(balance, limits), label: t('all') }]}
        presetsLabel={t('presets')}
        {...form.field('amount')}
      />
      <p className={styles['warning']}>
        <TriangleAlert size={20} strokeWidth={1.75} aria-hidden="true" />
        <span>{t('bonusWarning')}</span>
      </p>
    </form>
  );
};
