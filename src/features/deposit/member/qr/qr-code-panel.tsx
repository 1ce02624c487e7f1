import { useEffect, useRef } from 'react';
import { formatCountdown } from '#i18n/date-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { hasOwnSatang, qrMinutes, type QrMethod } from '../../rules.ts';
import { depositStrings, qrStrings } from '../../strings.ts';
import styles from '../deposit.module.css';
import { StepsList } from '../steps-list.tsx';
import { QrFace } from './qr-face.tsx';
import { useCountdown } from './use-countdown.ts';
import { useFocusWhenLost } from '#ui/press/use-focus-when-lost.ts';
import type { LiveQr } from './qr-state.ts';

export interface QrCodePanelProps {
  readonly method: QrMethod;
  readonly qr: LiveQr;
  readonly isCancelling: boolean;
  readonly onCancel: () => void;
  readonly onExpire: () => void;
  readonly onTransferred: () => void;
}

const spokenAtMs = [60_000, 10_000] as const;

// Updated every second, announced at one minute and at ten seconds before the end.
const Countdown = ({ expireIn, onExpire }: { readonly expireIn: string; readonly onExpire: () => void }) => {
  const t = useTexts(qrStrings);
  const leftMs = useCountdown(expireIn);
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });
  useEffect(() => {
    if (leftMs === 0) expire.current();
  }, [leftMs]);
  const spoken = spokenAtMs.findLast((atMs) => leftMs <= atMs);
  return (
    <>
      <p role="timer" aria-live="off" className={styles['countdown']}>
        {t('qrExpiresIn', { time: formatCountdown(leftMs) })}
      </p>
      <p role="status" className="visually-hidden">
        {spoken === undefined ? null : t('qrExpiresIn', { time: formatCountdown(spoken) })}
      </p>
    </>
  );
};

export const QrCodePanel = (props: QrCodePanelProps) => {
  const { method, qr, isCancelling, onCancel, onExpire, onTransferred } = props;
  const t = useTexts(qrStrings);
  const deposit = useTexts(depositStrings);
  const { confirm } = useDialogs();
  const heading = useFocusWhenLost<HTMLHeadingElement>();
  const askToCancel = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('cancelQr'),
      text: t('cancelQrConfirm'),
      confirmLabel: t('cancelQr'),
      cancelLabel: t('keepQr'),
      isDanger: true,
    });
    if (isSure) onCancel();
  };
  return (
    <section className={styles['code']}>
      <h4 ref={heading} tabIndex={-1}>
        {t('qrExactAmount')}
      </h4>
      <div className={styles['asked']}>
        <Money amount={qr.amount} currency="BAHT" size="display" />
        <Countdown expireIn={qr.expireIn} onExpire={onExpire} />
      </div>
      <div className={styles['plate']}>
        <QrFace qr={qr} />
      </div>
      {hasOwnSatang(method, qr.amount) ? <p className={styles['caption']}>{t('qrOwnSatang')}</p> : null}
      <p className={styles['caption']}>{t('qrSingleUse', { minutes: qrMinutes[method] })}</p>
      <StepsList steps={[t('stepSave'), t('stepOpenBank'), t('stepScan'), deposit('creditWithin')]} />
      <div className={styles['buttons']}>
        <Button onClick={onTransferred}>{deposit('iHaveTransferred')}</Button>
        <Button kind="text" isBusy={isCancelling} onClick={() => void askToCancel()}>
          {t('cancelQr')}
        </Button>
      </div>
    </section>
  );
};
