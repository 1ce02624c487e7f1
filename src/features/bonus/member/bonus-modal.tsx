import { joinSentences, useTexts } from '#i18n/texts.ts';
import { spokenMoney } from '#i18n/formats.ts';
import { useLocale } from '#i18n/locale.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useOfflineReason } from '#ui/frame/use-offline-reason.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { bonusCalls } from '../contract.ts';
import { bonusStrings } from '../strings.ts';
import { bonusName } from '../rules.ts';
import type { ActiveBonus } from './condition-progress.tsx';
import type { Bonus } from './previews/bonus-card.tsx';
import { BonusTerms } from './previews/bonus-terms.tsx';

export interface BonusModalProps {
  readonly bonus: Bonus;
  readonly currency: Currency;
  // The bonus that the member has, if it is known.
  readonly active: ActiveBonus | undefined;
  readonly onClose: () => void;
  // Accepted, or no longer what was shown.
  readonly onChanged: () => void;
}

export const BonusModal = ({ bonus, currency, active, onClose, onChanged }: BonusModalProps) => {
  const t = useTexts(bonusStrings);
  const locale = useLocale();
  const dialogs = useDialogs();
  const offline = useOfflineReason();
  const { isSending, press } = usePressWithDialogs();
  const { waits, runs } = active?.condition ?? {};
  const whyNot = runs !== undefined ? t('bonusRuns') : waits !== undefined ? t('remaining') : offline;
  const isActive = bonus.userBonus?.isActive === true;

  const receive = async (): Promise<void> => {
    const { code, termsHash } = bonus;
    const pressed = await press(bonusCalls.activate, { code, ...(termsHash === undefined ? {} : { termsHash }) });
    if (pressed.end !== 'busy') onChanged();
    if (pressed.end !== 'done') return;
    onClose();
    const { minimum, amountMax, percent } = bonus;
    const money = (amount: bigint | null): string => spokenMoney(amount, currency, locale);
    const next =
      minimum === null ? t('acceptedNext') : t('waits', { minimum: money(minimum), percent, amount: money(amountMax) });
    const text = joinSentences(locale, [t('accepted', { name: bonusName(bonus) }), next]);
    await dialogs.alert({ kind: 'success', title: t('saved'), text });
  };
  const button = isActive ? (
    <Button kind="filled" isMain isWide onClick={onClose}>
      {t('confirm')}
    </Button>
  ) : (
    <Button kind="filled" isMain isWide isBusy={isSending} blockedBecause={whyNot} onClick={() => void receive()}>
      {t('receive')}
    </Button>
  );
  return (
    <Dialog title={bonusName(bonus)} footer={button} onClose={onClose}>
      <BonusTerms bonus={bonus} currency={currency} />
    </Dialog>
  );
};
