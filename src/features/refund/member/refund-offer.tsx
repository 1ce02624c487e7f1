import { formatDateTime } from '#i18n/date-formats.ts';
import { formatMoney } from '#i18n/formats.ts';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { useToasts } from '#ui/overlays/toasts.tsx';
import type { ReceivedMoney } from '#ui/press/received-money.tsx';
import { usePress } from '#ui/press/use-press.ts';
import { refundCalls, type RefundCheck } from '../contract.ts';
import { conditionOf } from '../rules.ts';
import { refundStrings } from '../strings.ts';
import styles from './refund.module.css';

interface RefundOfferProps {
  readonly check: RefundCheck;
  readonly currency: Currency;
  readonly onReceived: (received: ReceivedMoney) => void;
  readonly onFailed: () => void;
}

// What a refund is computed from and what it asks for, before it is received.
const Terms = ({ check, currency }: Pick<RefundOfferProps, 'check' | 'currency'>) => {
  const t = useTexts(refundStrings);
  const { percent, lost = null, since = null, refundAmount, refundSuccess, refundFail, info } = check;
  const own = check.own ?? 0n;
  const { reach, fall } = conditionOf(refundAmount ?? 0n, { refundSuccess, refundFail, own });
  const basis = percent === undefined ? null : { percent, lost: formatMoney(lost, currency) };
  return (
    <>
      {basis === null ? null : (
        <p>{since === null ? t('basis', basis) : t('basisSince', { ...basis, since: formatDateTime(since) })}</p>
      )}
      <p className={styles['quiet']}>
        {t(own > 0n ? 'conditionBeside' : 'condition', {
          own: formatMoney(own, currency),
          success: refundSuccess,
          fail: refundFail,
          reach: formatMoney(reach, currency),
          fall: formatMoney(fall, currency),
        })}
      </p>
      {info === null ? null : <p>{info}</p>}
    </>
  );
};

export const RefundOffer = ({ check, currency, onReceived, onFailed }: RefundOfferProps) => {
  const t = useTexts(refundStrings);
  const refusalText = useRefusalText();
  const toasts = useToasts();
  const offline = useOfflineReason();
  const { isSending, press } = usePress();
  const receive = async (): Promise<void> => {
    const ended = await press(refundCalls.receive, {});
    if (ended.end === 'busy') return;
    if (ended.end !== 'done') {
      toasts.danger(refusalText(ended.code));
      onFailed();
      return;
    }
    toasts.success(t('received'));
    const { amount, id: reference } = ended.answer;
    onReceived({ amount: amount ?? check.refundAmount ?? 0n, at: ended.at, reference });
  };
  const nothing = check.result ? null : t(check.isUnread === true ? 'unread' : 'noRefund');
  const running = check.bonus ? t('bonusRuns') : nothing;
  const whyNot = check.isReceivedToday === true ? t('receivedToday') : running;
  return (
    <section className={styles['offer']}>
      {check.result || check.percent === undefined ? null : <p>{t('how', { percent: check.percent })}</p>}
      {check.result ? (
        <>
          <Money amount={check.refundAmount} currency={currency} size="display" />
          <Terms check={check} currency={currency} />
        </>
      ) : whyNot === t('noRefund') || whyNot === t('unread') ? null : (
        <p>{t('noRefund')}</p>
      )}
      <Button
        kind="filled"
        isMain
        isWide
        isBusy={isSending}
        blockedBecause={whyNot ?? offline}
        onClick={() => void receive()}
      >
        {t('receive')}
      </Button>
    </section>
  );
};
