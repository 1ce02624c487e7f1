import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { plainText } from '#i18n/plain-text.ts';
import { joinSentences, useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { BusyArea } from '#ui/waiting/busy-area.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import type { QrMethod } from '../../rules.ts';
import { qrStrings } from '../../strings.ts';
import { CreditedPanel } from './credited-panel.tsx';
import { HeldPanel } from './held-panel.tsx';
import styles from '../deposit.module.css';
import { DoneFooter } from '../done-footer.tsx';
import { QrAmountForm } from './qr-amount-form.tsx';
import { QrCodePanel } from './qr-code-panel.tsx';
import type { QrMoney } from './qr-state.ts';
import { SaveQr } from './save-qr.tsx';
import type { Qr } from './use-qr.ts';

export interface QrFooterProps {
  readonly qr: Qr;
  readonly onDone: () => void;
  readonly onViewStatement: () => void;
}

export const QrFooter = ({ qr, onDone, onViewStatement }: QrFooterProps) => {
  const t = useTexts(qrStrings);
  const offline = useOfflineReason();
  const { state } = qr;
  if (state.kind === 'live') return <SaveQr qr={state.qr} />;
  if (state.kind === 'paid' || state.kind === 'held') return <DoneFooter {...{ onDone, onViewStatement }} />;
  return (
    <Button
      key="create"
      type="submit"
      form={qr.form.id}
      kind="filled"
      isMain
      isWide
      isBusy={qr.isCreating}
      isDisabled={qr.isBlocked}
      blockedBecause={offline}
    >
      {t('createQr')}
    </Button>
  );
};

export interface QrStageProps {
  readonly method: QrMethod;
  // The name of the method, shown as the origin of the money.
  readonly name: string;
  readonly qr: Qr;
  readonly balance: bigint | null;
  readonly onTransferred: () => void;
  readonly onViewStatement: () => void;
  readonly onFollow: () => void;
}

const Place = () => (
  <div className={styles['place']}>
    <Skeleton shape="block" />
  </div>
);

interface PaidPanelProps extends Pick<QrStageProps, 'name' | 'balance'> {
  readonly state: QrMoney;
  // Whether the balance was read after the money arrived.
  readonly isFresh: boolean;
}

const PaidPanel = ({ state: { amount, asked, paidAt }, name, balance, isFresh }: PaidPanelProps) => {
  const t = useTexts(qrStrings);
  const locale = useLocale();
  const wallet = { balance, currency: 'BAHT', reading: isFresh ? 'done' : 'busy' } as const;
  return (
    <CreditedPanel {...{ amount, wallet }} at={paidAt} from={name}>
      {amount === asked ? null : <p>{t('otherAmount', { amount: spokenMoney(asked, 'BAHT', locale) })}</p>}
    </CreditedPanel>
  );
};

const StageContent = ({ method, name, qr, balance, onTransferred, onViewStatement, onFollow }: QrStageProps) => {
  const { state } = qr;
  if (state.kind === 'loading') return <Place />;
  if (state.kind === 'paid') return <PaidPanel {...{ state, name, balance }} isFresh={qr.isBalanceFresh} />;
  if (state.kind === 'held') return <HeldPanel held={state} from={name} onFollow={onFollow} />;
  if (state.kind !== 'live') return <QrAmountForm method={method} qr={qr} onViewStatement={onViewStatement} />;
  return (
    <QrCodePanel
      key={state.qr.qrcodeId}
      method={method}
      qr={state.qr}
      isCancelling={qr.isCancelling}
      onCancel={qr.cancel}
      onExpire={qr.expire}
      onTransferred={onTransferred}
    />
  );
};

// A live region that exists before the change announces once what happens to the code.
const useSaid = ({ state }: Qr): string => {
  const t = useTexts(qrStrings);
  const locale = useLocale();
  switch (state.kind) {
    case 'paid':
      return `${t('credited')} ${spokenMoney(state.amount, 'BAHT', locale)}`;
    case 'held':
      return joinSentences(locale, [t(state.isFromOther ? 'paidByOther' : 'paidToCheck'), t('heldNext')]);
    case 'gone':
      return t('qrEnded');
    case 'expired':
      return t('qrExpired');
    case 'live':
    case 'loading':
    case 'none':
      return '';
  }
};

export const QrStage = (props: QrStageProps) => (
  <BusyArea isBusy={props.qr.isCreating}>
    <StageContent {...props} />
    <p role="status" className="visually-hidden">
      {plainText(useSaid(props.qr))}
    </p>
  </BusyArea>
);
