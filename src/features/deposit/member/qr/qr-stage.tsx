import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { plainText } from '#i18n/plain-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOnline } from '#ui/frame/use-online.ts';
import { BusyArea } from '#ui/waiting/busy-area.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { QrMethod } from '../../rules.ts';
import { qrStrings } from '../../strings.ts';
import { CreditedPanel } from './credited-panel.tsx';
import { HeldPanel } from './held-panel.tsx';
import styles from '../deposit.module.css';
import type { DepositShell } from '../deposit-shell.ts';
import { QrAmountForm } from './qr-amount-form.tsx';
import { QrCodePanel } from './qr-code-panel.tsx';
import { SaveQr } from './save-qr.tsx';
import { type QrAmount, useQrAmount } from './use-qr-amount.ts';
import { type QrDeposit, useQrDeposit } from './use-qr-deposit.ts';

export interface QrStageState {
  readonly qr: QrDeposit;
  readonly amount: QrAmount;
  readonly hasFooter: boolean;
}

export const useQrStage = (method: QrMethod | null, readCredits: DepositShell['readCredits']): QrStageState => {
  const qr = useQrDeposit(method, readCredits);
  const amount = useQrAmount(method ?? 'KBANK', qr.create);
  return { qr, amount, hasFooter: ['amount', 'live', 'paid', 'held'].includes(qr.view.kind) };
};

export interface QrFooterProps {
  readonly stage: QrStageState;
  readonly onDone: () => void;
  readonly onViewStatement: () => void;
}

export const QrFooter = ({ stage: { qr, amount }, onDone, onViewStatement }: QrFooterProps) => {
  const t = useTexts(qrStrings);
  const shared = useTexts(sharedTexts);
  const isOnline = useOnline();
  const { view } = qr;
  if (view.kind === 'live') return <SaveQr qr={view.qr} />;
  if (view.kind === 'paid' || view.kind === 'held')
    return (
      <>
        <Button key="done" kind="filled" isMain isWide onClick={onDone}>
          {shared('done')}
        </Button>
        <Button key="statement" isMain isWide onClick={onViewStatement}>
          {t('viewStatement')}
        </Button>
      </>
    );
  return (
    <Button
      key="create"
      type="submit"
      form={amount.form.id}
      kind="filled"
      isMain
      isWide
      isBusy={qr.isCreating}
      isDisabled={amount.isBlocked}
      blockedBecause={isOnline ? null : t('offline')}
    >
      {t('createQr')}
    </Button>
  );
};

export interface QrStageProps {
  readonly method: QrMethod;
  // The name of the method, as the place the money came from.
  readonly name: string;
  readonly stage: QrStageState;
  readonly balance: bigint | null;
  readonly onTransferred: () => void;
}

const Place = () => (
  <div className={styles['place']}>
    <Skeleton shape="block" />
  </div>
);

const StageContent = ({ method, name, stage: { qr, amount }, balance, onTransferred }: QrStageProps) => {
  const { view } = qr;
  if (view.kind === 'paid') return <CreditedPanel credit={view.credit} from={name} balance={balance} />;
  if (view.kind === 'held') return <HeldPanel held={view.held} from={name} />;
  if (view.kind === 'amount') return <QrAmountForm method={method} amount={amount} ended={view.ended} />;
  if (view.kind !== 'live') return <Place />;
  return (
    <QrCodePanel
      key={view.qr.qrcodeId}
      method={method}
      qr={view.qr}
      isCancelling={qr.isCancelling}
      onCancel={qr.cancel}
      onExpire={qr.expire}
      onTransferred={onTransferred}
    />
  );
};

// What happens to the code is said once, by a region that was there before.
const useSaid = ({ view }: QrDeposit): string => {
  const t = useTexts(qrStrings);
  const locale = useLocale();
  if (view.kind === 'checking') return t('checkingPayment');
  if (view.kind === 'paid') return `${t('credited')} ${spokenMoney(view.credit.amount, 'BAHT', locale)}`;
  if (view.kind === 'held') return `${t(view.held.isFromOther ? 'paidByOther' : 'paidToCheck')}. ${t('heldNext')}`;
  if (view.kind !== 'amount' || view.ended === null) return '';
  return view.ended === 'expired' ? t('qrExpired') : t('qrEnded');
};

export const QrStage = (props: QrStageProps) => {
  const { qr } = props.stage;
  return (
    <BusyArea isBusy={qr.isCreating || qr.view.kind === 'checking'}>
      <StageContent {...props} />
      <p role="status" className="visually-hidden">
        {plainText(useSaid(qr))}
      </p>
    </BusyArea>
  );
};
