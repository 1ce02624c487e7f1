import { useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import type { FreshWallet } from '#ui/press/money-result.tsx';
import { type ReceivedMoney, ReceivedMoneyDialog } from '#ui/press/received-money.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { inviteCalls } from '../contract.ts';
import { inviteStrings } from '../strings.ts';

export interface ReceiveButtonProps {
  readonly amount: bigint | null;
  // Missing until it was read.
  readonly wallet: FreshWallet | null;
  readonly isConditionRunning: boolean;
  // After the result was closed.
  readonly onDone?: () => void;
}

export const ReceiveButton = ({ amount, wallet, isConditionRunning, onDone }: ReceiveButtonProps) => {
  const t = useTexts(inviteStrings);
  const offline = useOfflineReason();
  const [received, setReceived] = useState<ReceivedMoney | null>(null);
  const { isSending, press } = usePressWithDialogs();
  const whyNot = (): string | null => {
    if (amount === null || amount <= 0n) return t('nothing');
    return isConditionRunning ? t('remaining') : offline;
  };
  const receive = async (): Promise<void> => {
    const ended = await press(inviteCalls.receive, {});
    if (ended.end !== 'done') return;
    const { amount: paid, id: reference } = ended.answer;
    setReceived({ amount: paid ?? amount ?? 0n, at: ended.at, reference });
  };
  const close = (): void => {
    setReceived(null);
    onDone?.();
  };
  return (
    <>
      <Button isBusy={isSending} blockedBecause={whyNot()} onClick={() => void receive()}>
        {t('receive')}
      </Button>
      {received === null || wallet === null ? null : (
        <ReceivedMoneyDialog
          {...received}
          wallet={wallet}
          title={t('received')}
          from={t('inviteBonus')}
          next={t('nextAfterReward')}
          onClose={close}
        />
      )}
    </>
  );
};
