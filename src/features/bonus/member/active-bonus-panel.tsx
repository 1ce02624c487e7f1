import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { bonusCalls } from '../contract.ts';
import { bonusStrings } from '../strings.ts';
import styles from './bonus.module.css';
import { type ActiveBonus, ActiveBonusHeading, ConditionProgress } from './condition-progress.tsx';

interface ActiveBonusPanelProps {
  readonly active: ActiveBonus;
  readonly currency: Currency;
  // What a bonus that waits is waiting for.
  readonly onDeposit: () => void;
  readonly onCleared: () => void;
}

// What giving it up costs, before the second press; or why it cannot be given up.
const useCancelling = ({ active, currency }: Pick<ActiveBonusPanelProps, 'active' | 'currency'>) => {
  const t = useTexts(bonusStrings);
  const locale = useLocale();
  const money = (amount: bigint | null) => spokenMoney(amount, currency, locale);
  const { waits, runs } = active.condition ?? {};
  return {
    loss: waits === undefined ? '' : t('losesWaiting', { percent: waits.percent, amount: money(waits.amountMax) }),
    whyNot: runs === undefined ? null : t('cancelsLater', { fail: money(runs.fail), total: money(runs.total) }),
  };
};

export const ActiveBonusPanel = ({ active, currency, onDeposit, onCleared }: ActiveBonusPanelProps) => {
  const t = useTexts(bonusStrings);
  const dialogs = useDialogs();
  const offline = useOfflineReason();
  const { isSending, press } = usePressWithDialogs();
  const { loss, whyNot } = useCancelling({ active, currency });

  const cancel = async (): Promise<void> => {
    if (whyNot !== null) return dialogs.alert({ kind: 'warning', title: t('paidAlready'), text: whyNot });
    const isWanted = await dialogs.confirm({
      title: t('cancelConfirm'),
      text: loss,
      confirmLabel: t('cancel'),
      cancelLabel: t('keep'),
      isDanger: true,
    });
    if (!isWanted) return;
    const pressed = await press(bonusCalls.clear, {});
    if (pressed.end !== 'done') return;
    onCleared();
    await dialogs.alert({ kind: 'success', text: t('cleared') });
  };
  return (
    <section className={styles['active']}>
      <ActiveBonusHeading active={active} />
      {active.condition === undefined ? null : <p className={styles['title']}>{active.condition.title}</p>}
      <ConditionProgress active={active} currency={currency} />
      {active.condition?.waits === undefined ? null : (
        <Button kind="filled" onClick={onDeposit}>
          {t('deposit')}
        </Button>
      )}
      <Button
        kind={whyNot === null ? 'danger-outlined' : 'outlined'}
        isBusy={isSending}
        blockedBecause={whyNot === null ? offline : null}
        onClick={() => void cancel()}
      >
        {t('cancel')}
      </Button>
    </section>
  );
};
