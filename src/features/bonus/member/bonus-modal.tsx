import { useTexts } from '#i18n/texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import type { Currency } from '#money/currency.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ServerMarkup } from '#ui/markup/server-markup.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useDialogs } from '#ui/overlays/dialogs.tsx';
import { usePressWithDialogs } from '#ui/press/use-press.ts';
import { bonusCalls } from '../contract.ts';
import { contractOf, exampleDeposits } from '../rules.ts';
import { bonusStrings } from '../strings.ts';
import type { Bonus } from './bonus-card.tsx';
import { BonusPicture } from './bonus-picture.tsx';
import styles from './bonus.module.css';
import { ContractInNumbers } from './contract-in-numbers.tsx';

export interface BonusModalProps {
  readonly bonus: Bonus;
  readonly currency: Currency;
  // True once the bonus was accepted.
  readonly onClose: (isSaved: boolean) => void;
}

const numbersOf = (bonus: Bonus) => {
  const { amountMax, minimum } = bonus;
  if (amountMax === null || minimum === null) return [];
  const terms = { ...bonus, amountMax, minimum };
  return exampleDeposits(terms).map((deposit) => contractOf(terms, deposit));
};

const Banners = ({ bonus }: { readonly bonus: Bonus }) => (
  <ul className={styles['banners']}>
    {bonus.banners.map(({ image, html }) => (
      <li key={`${image ?? ''} ${html ?? ''}`}>
        {image === null ? null : <BonusPicture image={image} code={bonus.code} />}
        {html === null ? null : <ServerMarkup html={html} />}
      </li>
    ))}
  </ul>
);

export const BonusModal = ({ bonus, currency, onClose }: BonusModalProps) => {
  const t = useTexts(bonusStrings);
  const shared = useTexts(sharedTexts);
  const dialogs = useDialogs();
  const { isSending, press } = usePressWithDialogs();
  const isActive = bonus.userBonus?.isActive === true;

  const receive = async (): Promise<void> => {
    const pressed = await press(bonusCalls.activate, { code: bonus.code });
    if (pressed.end !== 'done') return;
    onClose(true);
    await dialogs.alert({ kind: 'success', text: shared('saved') });
  };
  const button = isActive ? (
    <Button kind="filled" isMain isWide onClick={() => onClose(false)}>
      {shared('confirm')}
    </Button>
  ) : (
    <Button kind="filled" isMain isWide isBusy={isSending} onClick={() => void receive()}>
      {t('receive')}
    </Button>
  );
  return (
    <Dialog title={bonus.title} footer={button} onClose={() => onClose(false)}>
      <div className={styles['modal']}>
        {bonus.banners.length === 0 ? null : <Banners bonus={bonus} />}
        <p>{bonus.description}</p>
        <ContractInNumbers numbers={numbersOf(bonus)} currency={currency} />
        <p>{t('failNotice').replace('%percentFail%', String(bonus.percentFail))}</p>
      </div>
    </Dialog>
  );
};
