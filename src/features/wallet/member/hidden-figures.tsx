import { useTexts } from '#i18n/texts.ts';
import { walletStrings } from '../strings.ts';

export const HiddenFigures = () => {
  const t = useTexts(walletStrings);
  return (
    <span className="money">
      <span aria-hidden="true">••••</span>
      <span className="visually-hidden">{t('balanceHidden')}</span>
    </span>
  );
};
