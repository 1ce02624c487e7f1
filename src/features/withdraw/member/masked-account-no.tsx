import { formatAccountNo } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { withdrawStrings } from '../strings.ts';

const shownDigits = 4;

export interface MaskedAccountNoProps {
  readonly accountNo: string;
  readonly isShown?: boolean;
}

// The last four digits, unless the member requests all of them.
export const MaskedAccountNo = ({ accountNo, isShown = false }: MaskedAccountNoProps) => {
  const t = useTexts(withdrawStrings);
  const digits = accountNo.slice(-shownDigits);
  if (isShown) return <span className="money">{formatAccountNo(accountNo)}</span>;
  return (
    <>
      <span className="money" aria-hidden="true">
        {'•'.repeat(4)} {digits}
      </span>
      <span className="visually-hidden">{t('accountEndsIn', { digits })}</span>
    </>
  );
};
