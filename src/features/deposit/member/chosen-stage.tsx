import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { depositStrings } from '../strings.ts';
import { BankAccountPanel } from './bank-account-panel.tsx';
import styles from './deposit.module.css';
import type { DepositShell } from './deposit-shell.ts';
import { isBySlip, type DepositMethod } from './offered-methods.ts';
import { QrStage } from './qr/qr-stage.tsx';
import type { Qr } from './qr/use-qr.ts';
import { useBankName } from '#ui/figures/use-bank-name.ts';
import type { SlipStage } from './use-slip-stage.ts';
import { useSlipTerms } from './use-slip-terms.ts';

export interface ChosenStageProps {
  readonly method: DepositMethod;
  readonly qr: Qr;
  readonly slip: SlipStage;
  readonly foot: HTMLElement | null;
  readonly shell: DepositShell;
  readonly onTransferred: () => void;
}

const WayToPay = ({ method, qr, shell, onTransferred }: Omit<ChosenStageProps, 'slip' | 'foot'>) => {
  const t = useTexts(depositStrings);
  const bankName = useBankName();
  if (method.kind === 'slip') return <p className={styles['notice']}>{t('slipOnly')}</p>;
  const { account } = method;
  if (method.kind === 'account')
    return <BankAccountPanel account={account} own={shell.bankAccount} renameAccount={shell.renameAccount} />;
  return (
    <QrStage
      method={method.method}
      name={bankName(account)}
      qr={qr}
      balance={shell.balance}
      onTransferred={onTransferred}
      onViewStatement={shell.onViewStatement}
      onFollow={shell.onFollow}
    />
  );
};

interface WayBack {
  // The button that opened the upload, which gets the focus of the one that closes it.
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly back: (event: MouseEvent<HTMLButtonElement>) => void;
}

// WebKit does not focus a pressed button: no focus is lost with it then, and none is moved.
const useWayBack = ({ isOpen, close }: SlipStage): WayBack => {
  const opener = useRef<HTMLButtonElement>(null);
  const isLosing = useRef(false);
  useEffect(() => {
    if (isLosing.current) opener.current?.focus();
    isLosing.current = false;
  }, [isOpen]);
  const back = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    isLosing.current = currentTarget === document.activeElement;
    close();
  };
  return { opener, back };
};

// How to pay by the chosen method, and the upload of a slip: below it if only a slip credits the money, until one was sent; otherwise
// instead of it once the member asks for it.
export const ChosenStage = ({ slip, foot, ...rest }: ChosenStageProps) => {
  const { method, shell, qr } = rest;
  const t = useTexts(depositStrings);
  const isSlip = isBySlip(method);
  const terms = useSlipTerms(isSlip || slip.isOpen);
  const { isSent } = slip;
  const { opener, back } = useWayBack(slip);
  const upload = shell.renderSlipUpload({ bankCode: method.account.bankCode, terms, foot, onSent: slip.noteSent });
  // Above how to pay: a member who has not paid yet must see it first.
  const closed =
    terms?.isClosed === true && !isSent ? (
      <p className={styles['notice']}>{t('slipsClosed', { to: terms.closedTo })}</p>
    ) : null;
  const isEnded = method.kind === 'qr' && (qr.state.kind === 'paid' || qr.state.kind === 'held');
  const hasUpload = isSlip || slip.isOpen;
  // Each part has its place: a slip that is being sent stays when the account closes meanwhile.
  return (
    <>
      {hasUpload ? closed : null}
      {(isSlip ? isSent : slip.isOpen) ? null : <WayToPay {...rest} />}
      {hasUpload ? upload : null}
      {slip.isOpen && !isSlip ? (
        <Button kind="text" isWide onClick={back}>
          {t('backToPay')}
        </Button>
      ) : null}
      {!hasUpload && method.takesSlips && !isEnded ? (
        <Button ref={opener} kind="text" isWide onClick={slip.open}>
          {t('paidUploadSlip')}
        </Button>
      ) : null}
    </>
  );
};
