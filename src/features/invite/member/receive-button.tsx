import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { inviteCalls } from '../contract.ts';
import { inviteStrings } from '../strings.ts';

export interface ReceiveButtonProps {
  readonly amount: bigint | null;
  readonly isConditionRunning: boolean;
  readonly onReceived?: () => void;
}

export const ReceiveButton = ({ amount, isConditionRunning, onReceived }: ReceiveButtonProps) => {
  const t = useTexts(inviteStrings);
  const toasts = useToasts();
  const { isSending, press } = usePressWithDialogs();
  const whyNot = (): string | null => {
    if (amount === null || amount <= 0n) return t('nothing');
    return isConditionRunning ? t('remaining') : null;
  };
  const receive = async (): Promise<void> => {
    const ended = await press(inviteCalls.receive, {});
    if (ended.end !== 'done') return;
    toasts.success(t('received'));
    onReceived?.();
  };
  return (
    <Button isBusy={isSending} blockedBecause={whyNot()} onClick={() => void receive()}>
      {t('receive')}
    </Button>
  );
};
