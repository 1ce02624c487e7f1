import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { RefreshButton } from '#ui/buttons/refresh-button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { EmptyState } from '#ui/lists/empty-state.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { Skeleton } from '#ui/waiting/skeleton.tsx';
import { depositStrings } from '../strings.ts';
import { ArrivedDepositStage } from './arrived-deposit-stage.tsx';
import { ChosenStage } from './chosen-stage.tsx';
import styles from './deposit.module.css';
import { forgetDraft, keepDraft, keptDraft, noDraft } from './deposit-draft.ts';
import type { DepositShell } from './deposit-shell.ts';
import { DoneFooter } from './done-footer.tsx';
import { ChosenMethod, MethodList } from './method-list.tsx';
import { OwnAccountNote } from './own-account-note.tsx';
import { isBySlip } from './offered-methods.ts';
import { QrFooter } from './qr/qr-stage.tsx';
import { useQr } from './qr/use-qr.ts';
import { useArrivedDeposit } from './use-arrived-deposit.ts';
import { useChosenMethod } from './use-chosen-method.ts';
import { type DepositMethods, useDepositMethods } from './use-deposit-methods.ts';
import { useSlipStage } from './use-slip-stage.ts';

export interface DepositModalProps extends DepositShell {
  readonly onClose: () => void;
}

interface MethodChoiceProps {
  readonly lookup: DepositMethods;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

const MethodChoice = ({
  lookup: { methods, wallets, isLoading, isRefreshing, refresh },
  onChoose,
  onClose,
}: MethodChoiceProps) => {
  const t = useTexts(depositStrings);
  return (
    <div className={styles['methods']} aria-busy={isLoading}>
      <div className={styles['head']}>
        <h3>{t('methods')}</h3>
        <RefreshButton isBusy={isRefreshing} onPress={refresh} />
      </div>
      {isLoading ? (
        <>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      ) : null}
      {methods?.length === 0 && wallets.length === 0 ? (
        <>
          <EmptyState text={t('noDepositMethod')} />
          <ButtonLink to="/user/contact" isWide onClick={onClose}>
            {t('contactUs')}
          </ButtonLink>
        </>
      ) : null}
      {methods === undefined || methods.length === 0 ? null : <MethodList methods={methods} onChoose={onChoose} />}
    </div>
  );
};

// What follows a press has the top of the modal.
const useScrollToTop = (key: string): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  // What the modal opens with has it.
  const last = useRef(key);
  useEffect(() => {
    if (last.current !== key) box.current?.scrollIntoView?.({ block: 'start' });
    last.current = key;
  }, [key]);
  return box;
};

// The member's choices survive a reload of the page, but not the closing of the modal.
const useDraftMethod = (): [string | null, (id: string | null) => void] => {
  const [draft] = useState(keptDraft);
  const [chosenId, setChosenId] = useState(draft.method);
  useEffect(() => {
    if (draft !== noDraft) keepDraft(draft);
    return forgetDraft;
  }, [draft]);
  const choose = (id: string | null): void => {
    setChosenId(id);
    keepDraft({ method: id });
  };
  return [chosenId, choose];
};

export const DepositModal = ({ onClose, ...shell }: DepositModalProps) => {
  const { bankAccount, refreshBalances, onViewStatement, onFollow, onFollowLine, slipArrival, WalletSection } = shell;
  const t = useTexts(depositStrings);
  const toasts = useToasts();
  const lookup = useDepositMethods();
  const [chosenId, choose] = useDraftMethod();
  const slip = useSlipStage(lookup.methods, slipArrival);
  const methods = slip.choices;
  const { chosen, isClosed, leave } = useChosenMethod({
    offered: lookup.methods,
    choices: methods,
    chosenId,
    isSlipOpen: slip.isOpen,
  });
  const isSlip = chosen?.takesSlips === true && (slip.isOpen || isBySlip(chosen));
  const qrMethod = chosen?.kind === 'qr' && !isSlip ? chosen.method : null;
  const qr = useQr(qrMethod, refreshBalances);
  const watched = useArrivedDeposit(refreshBalances);
  const isAccount = chosen?.kind === 'account' && !isSlip;
  const hasArrived = isAccount && watched.arrived !== null;
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const { kind } = qr.state;
  const box = useScrollToTop(
    chosen === undefined ? '' : `${chosen.id} ${qrMethod === null ? String(hasArrived) : kind}`,
  );
  const transferred = (): void => {
    toasts.info(t('refreshAfterTransfer'));
    onClose();
  };
  const change = (): void => {
    slip.close();
    leave();
    choose(null);
  };
  const pick = (id: string): void => {
    leave();
    choose(id);
  };
  const accountFooter = (
    <Button kind="filled" isMain isWide onClick={transferred}>
      {t('iHaveTransferred')}
    </Button>
  );
  const ended = <DoneFooter onDone={onClose} onViewStatement={onViewStatement} />;
  const qrFooter = <QrFooter qr={qr} onDone={onClose} onViewStatement={onViewStatement} />;
  const slipFooter = <div ref={setFoot} className={styles['foot']} />;
  const hasFooter = chosen !== undefined && !isSlip && (qrMethod === null || kind !== 'loading');
  const isPaid = hasArrived || (qrMethod !== null && (kind === 'paid' || kind === 'held'));
  // The code has the top of the screen; the rule about the account follows it.
  const isLive = qrMethod !== null && kind === 'live';
  // Beside the list; beside a method only if that is the only one, until its code is made.
  const isOnly = lookup.methods?.length === 1 && !isPaid && !isLive && !slip.isOpen;
  // The rule about the account comes too late for money that was sent.
  const hasRule = !isPaid && !isLive && !slip.isSent && chosen?.kind !== 'slip';
  const hasWallets = chosen === undefined ? !slip.isWaiting : isOnly;
  return (
    <Dialog
      title={t('deposit')}
      onClose={onClose}
      {...(isSlip
        ? { footer: slipFooter }
        : hasFooter
          ? { footer: hasArrived ? ended : qrMethod === null ? accountFooter : qrFooter }
          : {})}
    >
      <div ref={box} className={styles['deposit']}>
        {hasRule ? <OwnAccountNote account={bankAccount} /> : null}
        {chosen === undefined && isClosed ? (
          <p role="status" className={styles['notice']}>
            {t('accountClosed')}
          </p>
        ) : null}
        {chosen === undefined && slip.isWaiting ? <p className={styles['notice']}>{t('slipWaits')}</p> : null}
        {chosen === undefined ? (
          <MethodChoice lookup={{ ...lookup, methods }} onChoose={pick} onClose={onClose} />
        ) : null}
        {chosen === undefined || isPaid ? null : (
          <ChosenMethod
            key={chosen.id}
            method={chosen}
            onChange={isClosed || (lookup.methods?.length ?? 0) > 1 ? change : undefined}
          />
        )}
        <div className={styles['chosen']}>
          {isAccount ? <ArrivedDepositStage watched={watched} shell={shell} /> : null}
          {chosen === undefined || hasArrived ? null : (
            <ChosenStage
              key={chosen.id}
              method={chosen}
              qr={qr}
              slip={slip}
              foot={foot}
              shell={shell}
              onTransferred={transferred}
            />
          )}
        </div>
        {isLive ? <OwnAccountNote account={bankAccount} /> : null}
        {hasWallets ? <WalletSection wallets={lookup.wallets} {...{ onFollow, onFollowLine }} /> : null}
      </div>
    </Dialog>
  );
};
