import { ArrowDownUp, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { currencyWord } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { type AmountPreset, MoneyInput, readAmount } from '#ui/fields/money-input.tsx';
import { useCheckedForm, valid } from '#ui/fields/use-checked-form.ts';
import { type TransferProblem, transferProblems } from '../rules.ts';
import { transferStrings } from '../strings.ts';
import { AccountPicker } from './account-picker.tsx';
import { balanceOf, isTarget, takesMoney, type Transfer, type TransferAccounts } from './transfer-accounts.ts';
import styles from './transfer-modal.module.css';

// The form's initial values, kept after a refusal.
export interface TransferDraft {
  readonly from: string;
  readonly to: string;
}

export interface TransferFormProps {
  readonly accounts: TransferAccounts;
  readonly draft: TransferDraft;
  readonly isChecking: boolean;
  readonly onCheckBalance: () => void;
  readonly onAmount: (amount: bigint | null) => void;
  readonly onSend: (transfer: Transfer) => Promise<void>;
}

export const transferFormId = 'transfer';

const presetAmounts: Record<Currency, readonly bigint[]> = {
  BAHT: [10_000n, 50_000n, 100_000n],
  LAK: [5_000_000n, 10_000_000n, 50_000_000n],
};

const usePresets = (accounts: TransferAccounts, from: string): readonly AmountPreset[] => {
  const t = useTexts(transferStrings);
  const all = balanceOf(accounts, from);
  const fixed = presetAmounts[accounts.currency].map((amount) => ({ amount }));
  return all === null || all <= 0n ? fixed : [...fixed, { amount: all, label: t('all') }];
};

const useProblemText = (currency: Currency): ((problem: TransferProblem) => string) => {
  const t = useTexts(transferStrings);
  const locale = useLocale();
  return (problem) => {
    if (problem === 'no-account') return t('selectAccount');
    if (problem === 'same') return t('cannotTransfer');
    if (problem === 'no-number') return t('twoDecimals');
    if (problem === 'above-balance') return t('notEnough');
    return t('minAmount', { amount: `1 ${currencyWord(currency, locale)}` });
  };
};

export const TransferForm = (props: TransferFormProps) => {
  const { accounts, draft, isChecking, onCheckBalance, onAmount, onSend } = props;
  const t = useTexts(transferStrings);
  const shared = useTexts(sharedTexts);
  const textOf = useProblemText(accounts.currency);
  const [{ from, to }, choose] = useState(draft);
  const presets = usePresets(accounts, from);
  const form = useCheckedForm({
    names: ['from', 'to', 'amount'],
    labels: { from: shared('from'), to: shared('to'), amount: shared('amount') },
    check: ({ from: source, to: target, amount: text }) => {
      const asked = { from: source, to: target, amount: readAmount(text) };
      if (!takesMoney(accounts, target)) return { to: t('gameClosed') };
      const problems = transferProblems({ ...asked, available: balanceOf(accounts, source) });
      if (asked.amount !== null && Object.keys(problems).length === 0) return valid({ ...asked, amount: asked.amount });
      return {
        ...(problems.from === undefined ? {} : { from: textOf(problems.from) }),
        ...(problems.to === undefined ? {} : { to: textOf(problems.to) }),
        ...(problems.amount === undefined ? {} : { amount: textOf(problems.amount) }),
      };
    },
    send: onSend,
  });
  const isSame = form.errors.to === t('cannotTransfer');
  const toHint = isSame ? t('cannotTransferSameHint') : takesMoney(accounts, to) ? undefined : t('gameClosed');
  return (
    <form {...form.props} id={transferFormId} className={styles['form']}>
      <ErrorSummary {...form.summary} />
      <div className={styles['accounts']}>
        <AccountPicker
          label={shared('from')}
          field={form.field('from')}
          accounts={accounts}
          chosen={from}
          onChoose={(code) => choose({ from: code, to })}
        />
        <IconButton
          label={t('swap')}
          icon={<ArrowDownUp size={22} strokeWidth={1.75} />}
          onClick={() => choose({ from: to, to: from })}
        />
        <AccountPicker
          label={shared('to')}
          field={form.field('to')}
          hint={toHint}
          accounts={{ ...accounts, games: accounts.games.filter(isTarget) }}
          chosen={to}
          onChoose={(code) => choose({ from, to: code })}
        />
      </div>
      <MoneyInput
        {...form.field('amount')}
        label={shared('amount')}
        currency={accounts.currency}
        presets={presets}
        presetsLabel={t('presets')}
        onAmount={onAmount}
      />
      <div className={styles['check']}>
        <Button
          kind="text"
          icon={<RefreshCw size={18} strokeWidth={1.75} />}
          isBusy={isChecking}
          onClick={onCheckBalance}
        >
          {t('checkBalance')}
        </Button>
      </div>
    </form>
  );
};
