import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { bonusCalls } from '../contract.ts';
import { bonusStrings } from '../strings.ts';
import styles from './bonus.module.css';
import { type ActiveBonus, ConditionProgress } from './condition-progress.tsx';

interface ActiveBonusPanelProps {
  readonly active: ActiveBonus;
  readonly currency: Currency;
  readonly onCleared: () => void;
}

// What giving it up costs, before the second press.
const useLoss = ({ active, currency }: Omit<ActiveBonusPanelProps, 'onCleared'>): string => {
  const t = useTexts(bonusStrings);
  const locale = useLocale();
  const money = (amount: bigint | null) => spokenMoney(amount, currency, locale);
  const { waits, runs } = active.condition ?? {};
  if (waits !== undefined) return t('losesWaiting', { percent: waits.percent, amount: money(waits.amountMax) });
  return runs === undefined ? '' : t('losesRunning', { fail: money(runs.fail), total: money(runs.total) });
};

export const ActiveBonusPanel = ({ active, currency, onCleared }: ActiveBonusPanelProps) => {
  const t = useTexts(bonusStrings);
  const dialogs = useDialogs();
  const { isSending, press } = usePressWithDialogs();
  const text = useLoss({ active, currency });

  const cancel = async (): Promise<void> => {
    const isWanted = await dialogs.confirm({
      title: t('cancelConfirm'),
      text,
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
      <h2>{t('activeBonus', { type: t(active.type ?? 'bonus') })}</h2>
      {active.condition === undefined ? null : <p className={styles['title']}>{active.condition.title}</p>}
      <ConditionProgress active={active} currency={currency} />
      <Button kind="danger-outlined" isBusy={isSending} onClick={() => void cancel()}>
        {t('cancel')}
      </Button>
    </section>
  );
};
