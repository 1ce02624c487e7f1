import { useState } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { isBehindAnother, type Press, type PressFailure, usePressWithDialogs } from '#ui/press/use-press.ts';
import { RefusedMoney } from '#ui/press/money-result.tsx';
import { NotKnownNote } from '#ui/press/not-known-note.tsx';
import { transferCalls } from '../contract.ts';
import { wallet } from '../rules.ts';
import { transferStrings } from '../strings.ts';
import { accountName, balanceOf, isTarget, type Transfer, type TransferAccounts } from './transfer-accounts.ts';
import { type TransferDraft, TransferForm, transferFormId } from './transfer-form.tsx';
import { type DoneTransfer, type PlayOf, TransferResult } from './transfer-result.tsx';

export interface TransferModalProps {
  readonly accounts: TransferAccounts;
  // The game whose card opened the modal.
  readonly about: string | null;
  readonly Play: PlayOf;
  readonly isChecking: boolean;
  readonly onCheckBalance: () => void;
  // Opens what becomes of the newest transfer.
  // Opens what became of a transfer, by its line of the statement where that is known.
  readonly onFollow: (lineId?: string) => void;
  readonly onClose: () => void;
}

// From the main wallet to the game, unless only the game has money or the game accepts none.
const draftAbout = (accounts: TransferAccounts, about: string | null): TransferDraft => {
  if (about === null) return { from: '', to: '' };
  const isOnlyInGame = accounts.wallet === 0n && (balanceOf(accounts, about) ?? 0n) > 0n;
  const isClosed = accounts.games.some((game) => game.code === about && !isTarget(game));
  return isOnlyInGame || isClosed ? { from: about, to: wallet } : { from: wallet, to: about };
};

// From game to game the first half may have been moved; and where a game refused, the text says where the money is.
const isNothingMoved = ({ code, isRepeat }: PressFailure, { from, to }: Transfer): boolean =>
  isRepeat !== true && code !== 'TRANSFER_FAIL' && (from === wallet || to === wallet);

const usePressOf = (accounts: TransferAccounts, onFollow: () => void): Press => {
  const t = useTexts(transferStrings);
  const shared = useTexts(sharedTexts);
  const nameOf = (code: string): string => accountName(accounts, code, shared('mainWallet'));
  return usePressWithDialogs(
    // What a game did not give out is still there.
    (failure, asked) => {
      const { from, to } = asked as Transfer;
      if (isBehindAnother(failure)) return t('anotherOpen');
      // It was in the list, so it is known.
      if (failure.code === 'NO_GAME' && to !== wallet) return t('gameClosed');
      if (failure.code !== 'TRANSFER_FAIL' || from === wallet) return null;
      return t(to === wallet ? 'outFailed' : 'betweenFailed');
    },
    (text, failure, asked) => {
      const transfer = asked as Transfer;
      return (
        <RefusedMoney
          {...{ text, amount: transfer.amount, currency: accounts.currency }}
          from={nameOf(transfer.from)}
          to={nameOf(transfer.to)}
          isNothingMoved={isNothingMoved(failure, transfer)}
        />
      );
    },
    { onFollow: () => onFollow() },
  );
};

export const TransferModal = (props: TransferModalProps) => {
  const { accounts, about, Play, isChecking, onCheckBalance, onFollow, onClose } = props;
  const t = useTexts(transferStrings);
  const shared = useTexts(sharedTexts);
  const offline = useOfflineReason();
  const { isSending, press } = usePressOf(accounts, onFollow);
  const [amount, setAmount] = useState<bigint | null>(null);
  const [notKnown, setNotKnown] = useState<string | null>(null);
  const [done, setDone] = useState<DoneTransfer | null>(null);
  const send = async (asked: Transfer): Promise<void> => {
    setNotKnown(null);
    const sent = await press(transferCalls.move, { ...asked });
    if (sent.end === 'unknown') setNotKnown(isBehindAnother(sent) ? t('anotherOpen') : shared('outcomeNotKnown'));
    if (sent.end !== 'done') return;
    const { status, id: reference } = sent.answer;
    setDone({ ...asked, isPending: status === 'PENDING', at: sent.at, reference });
  };
  if (done !== null) return <TransferResult {...{ done, accounts, Play, onFollow, onClose }} />;
  const footer = (
    <Button
      type="submit"
      form={transferFormId}
      kind={notKnown === null ? 'filled' : 'outlined'}
      isMain
      isWide
      isBusy={isSending}
      blockedBecause={offline}
    >
      {amount === null || amount <= 0n
        ? t('transfer')
        : t('transferAmount', { amount: formatMoney(amount, accounts.currency) })}
    </Button>
  );
  return (
    <Dialog
      title={t('transfer')}
      sendingText={isSending ? shared('processing') : null}
      footer={footer}
      onClose={onClose}
    >
      {notKnown === null ? null : <NotKnownNote text={notKnown} onFollow={() => onFollow()} />}
      <TransferForm
        accounts={accounts}
        draft={draftAbout(accounts, about)}
        isChecking={isChecking}
        onCheckBalance={onCheckBalance}
        onAmount={setAmount}
        onSend={send}
      />
    </Dialog>
  );
};
