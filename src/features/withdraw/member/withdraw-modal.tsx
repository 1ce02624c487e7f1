import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMoney, spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { readAmount } from '#ui/fields/money-input.tsx';
import { type CheckedForm, useCheckedForm, valid, type Valid } from '#ui/fields/use-checked-form.ts';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useStepBack } from '#ui/overlays/use-step-back.ts';
import { MoneyFacts, MoneyResult, NewBalance, RefusedMoney } from '#ui/press/money-result.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { NotKnownNote } from '#ui/press/not-known-note.tsx';
import { withdrawCalls } from '../contract.ts';
import { limitBreach, payablePart, type WithdrawLimits } from '../rules.ts';
import { withdrawStrings } from '../strings.ts';
import { MaskedAccountNo } from './masked-account-no.tsx';
import { useBankName } from '#ui/figures/use-bank-name.ts';
import { useWithdrawLimits } from './use-withdraw-limits.ts';
import { WithdrawForm } from './withdraw-form.tsx';
import type { OwnAccount, Withdrawal, WithdrawWallet } from './withdraw-wallet.ts';
import { WithheldNote } from './withheld-note.tsx';
import styles from './withdraw.module.css';

interface AmountFormRules {
  readonly wallet: WithdrawWallet;
  readonly limits: WithdrawLimits | undefined;
  readonly onWithdrawal: (asked: Withdrawal) => void;
}

const useAmountForm = ({ wallet, limits, onWithdrawal }: AmountFormRules): CheckedForm<'amount'> => {
  const t = useTexts(withdrawStrings);
  const shared = useTexts(sharedTexts);
  const locale = useLocale();
  const spoken = (limit: bigint): string => spokenMoney(limit, wallet.currency, locale);
  const read = (text: string): string | Valid<Withdrawal> => {
    const amount = readAmount(text);
    if (amount === null) return t(wallet.currency === 'LAK' ? 'wholeKip' : 'twoDecimals');
    if (payablePart(amount, wallet.currency) !== amount) return t('wholeKip');
    if (limits === undefined) return shared('loadFailed');
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

const PaidTo = ({ account }: { readonly account: OwnAccount }) => (
  <>
    {useBankName()(account)}
    <br />
    {account.bankAccountName}
    <br />
    <MaskedAccountNo accountNo={account.bankAccountNo} />
  </>
);

// What is about to be sent, for a last check.
const Review = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts(withdrawStrings);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['form']}>
      <h3 ref={heading} tabIndex={-1}>
        {t('review')}
      </h3>
      {children}
      <p>{t('reviewNext')}</p>
    </div>
  );
};

interface Done {
  readonly at: Date;
  readonly reference: string | undefined;
}

export interface WithdrawModalProps {
  readonly wallet: WithdrawWallet;
  // The active bonus and how far its condition is.
  readonly condition?: ReactNode;
  // Whether that condition is known to refuse a withdrawal now.
  readonly isWithheld?: boolean;
  // Opens what becomes of the newest withdrawal.
  // Opens what became of the withdrawal, by its line of the statement where that is known.
  readonly onFollow: (lineId?: string) => void;
  // Leads to the transfer of what lies in games.
  readonly onTransfer: () => void;
  readonly onClose: () => void;
}

export const WithdrawModal = (props: WithdrawModalProps) => {
  const { wallet, condition, isWithheld = false, onFollow, onTransfer, onClose } = props;
  const t = useTexts(withdrawStrings);
  const shared = useTexts(sharedTexts);
  const offline = useOfflineReason();
  const { limits, isLoading, hasFailed, refetch } = useWithdrawLimits();
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [isNotKnown, setNotKnown] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const { currency } = wallet;
  const form = useAmountForm({
    wallet,
    limits,
    onWithdrawal: (withdrawal) => {
      setAsked(withdrawal);
      setReviewing(true);
    },
  });
  const factsOf = ({ amount, account }: Withdrawal) => ({
    amount,
    currency,
    from: shared('mainWallet'),
    to: <PaidTo account={account} />,
  });
  const { isSending, press } = usePressWithDialogs(
    undefined,
    (text, { isRepeat }) =>
      asked === null ? text : <RefusedMoney {...factsOf(asked)} {...{ text }} isNothingMoved={isRepeat !== true} />,
    { onFollow: () => onFollow() },
  );
  const send = async ({ amount }: Withdrawal): Promise<void> => {
    const sent = await press(withdrawCalls.requestFromApp, { amount });
    if (sent.end === 'done') setDone({ at: sent.at, reference: sent.answer.id });
    setNotKnown(sent.end === 'unknown');
    if (sent.end === 'refused') setReviewing(false);
  };

  // Money that is being sent keeps its review.
  useStepBack(isReviewing && !isSending && done === null, () => setReviewing(false));

  if (done !== null && asked !== null)
    return (
      <MoneyResult
        {...factsOf(asked)}
        kind="success"
        title={t('withdrawSuccess')}
        {...done}
        next={t('withdrawNext')}
        onFollow={() => onFollow(done.reference)}
        onClose={onClose}
      >
        <NewBalance {...wallet} label={t('newBalance')} />
      </MoneyResult>
    );

  if (isReviewing && asked !== null)
    return (
      <Dialog
        title={t('withdraw')}
        sendingText={isSending ? shared('processing') : null}
        onClose={onClose}
        footer={
          <>
            <Button isMain isDisabled={isSending} onClick={() => setReviewing(false)}>
              {shared('back')}
            </Button>
            <Button
              kind={isNotKnown ? 'outlined' : 'filled'}
              isMain
              isBusy={isSending}
              blockedBecause={offline}
              onClick={() => void send(asked)}
            >
              {t('withdrawOf', { amount: formatMoney(asked.amount, currency) })}
            </Button>
          </>
        }
      >
        <Review>
          {isNotKnown ? <NotKnownNote text={shared('outcomeNotKnown')} onFollow={() => onFollow()} /> : null}
          <MoneyFacts {...factsOf(asked)} />
        </Review>
      </Dialog>
    );

  const toBonus = (
    <ButtonLink to="/user/bonus" kind="filled" isMain isWide onClick={onClose}>
      {t('toBonus')}
    </ButtonLink>
  );
  const toReview = (
    <Button type="submit" form={form.id} kind="filled" isMain isWide isDisabled={limits === undefined}>
      {shared('next')}
    </Button>
  );
  const retry = <Button onClick={refetch}>{shared('retry')}</Button>;
  return (
    <Dialog
      title={t('withdraw')}
      isBusy={isLoading && !isWithheld}
      footer={isWithheld ? toBonus : toReview}
      onClose={onClose}
    >
      {isWithheld ? (
        <WithheldNote condition={condition} />
      ) : (
        <>
          {hasFailed ? <EmptyState text={shared('loadFailed')} action={retry} /> : null}
          {condition}
          <WithdrawForm {...{ form, wallet, limits, onTransfer }} amount={asked?.amount} />
        </>
      )}
    </Dialog>
  );
};
