import { House } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Money } from '#ui/figures/money.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { useToasts } from '#ui/overlays/toasts.tsx';
import type { ReceivedMoney } from '#ui/press/received-money.tsx';
import { isBehindAnother, usePressWithDialogs } from '#ui/press/use-press.ts';
import { transferCalls } from '../contract.ts';
import { wallet } from '../rules.ts';
import { transferStrings } from '../strings.ts';
import styles from './bring-home-panel.module.css';

export interface BringHomePanelProps {
  readonly amount: bigint;
  readonly currency: Currency;
  readonly games: readonly string[];
  // Games in use that hold money: the press moves it too.
  readonly others: readonly string[];
  readonly nameOf: (code: string) => string;
  // The member may hide figures on this device.
  readonly isHidden: boolean;
  // All of it is in the main wallet.
  readonly onCame: (money: ReceivedMoney) => void;
}

// How the games whose money has not come are reported.
const leftTexts = [
  ['PENDING', 'homePending'],
  ['BUSY', 'homeBusy'],
  ['FAILED', 'homePartly'],
] as const;

// Money that lies in games nobody opens: one press moves everything home.
export const BringHomePanel = ({ amount, currency, games, others, nameOf, isHidden, onCame }: BringHomePanelProps) => {
  const t = useTexts(transferStrings);
  const offline = useOfflineReason();
  const toasts = useToasts();
  const dialogs = useDialogs();
  const { isSending, press } = usePressWithDialogs((failure) => {
    if (isBehindAnother(failure)) return t('homeAllBusy');
    return failure.code === 'TRANSFER_FAIL' ? t('homeFailed') : null;
  });
  const bringHome = async (): Promise<void> => {
    const sent = await press(transferCalls.moveEverything, { to: wallet });
    if (sent.end !== 'done') return;
    const { status, games: reported = [] } = sent.answer;
    const told = leftTexts.flatMap(([end, text]) => {
      const left = reported.filter((game) => game.status === end).map(({ code }) => nameOf(code));
      return left.length === 0 ? [] : [t(text, { games: left.join(', ') })];
    });
    if (told.length > 0) await dialogs.alert({ kind: 'warning', text: told.join('\n\n') });
    else if (status === 'PENDING') toasts.info(t('transferPending'));
    else onCame({ amount: sent.answer.amount ?? amount, at: sent.at, reference: sent.answer.id });
  };
  return (
    <section className={styles['panel']} aria-labelledby="resting">
      <div className={styles['text']}>
        <h2 id="resting" className={styles['title']}>
          {t('resting')}
        </h2>
        {isHidden ? null : <Money amount={amount} currency={currency} size="title" />}
        <p className={styles['games']}>{games.join(', ')}</p>
        {others.length === 0 ? null : <p className={styles['games']}>{t('othersToo', { games: others.join(', ') })}</p>}
      </div>
      <Button
        icon={<House size={20} strokeWidth={1.75} aria-hidden="true" />}
        isMain
        isBusy={isSending}
        blockedBecause={offline}
        onClick={() => void bringHome()}
      >
        {t('homeAll')}
      </Button>
    </section>
  );
};
