import { formatDateTime } from '#i18n/date-formats.ts';
import { currencyWords, formatMoney } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { FactList } from '#ui/office/detail/detail-parts.tsx';
import { type Leaf, leavesOfText } from '#ui/office/detail/leaves.ts';
import type { DeskItem } from '../office-contract.ts';
import { linePartTexts, moneyInStrings } from './money-in-strings.ts';
import { currencyOf } from './use-money-in.ts';

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

interface LineProps {
  readonly item: DeskItem;
  readonly raw: string;
}

// The line of a bank as it came, part by part if it has parts. One that was read is stored with its amount in the smallest
// unit, which is shown as money.
export const BankLine = ({ item, raw }: LineProps) => {
  const t = useTexts(moneyInStrings);
  const names = useTexts(linePartTexts);
  const currencies = useTexts(currencyWords);
  const currency = currencyOf(item.currency);
  const shown = ({ path, value }: Leaf): string => {
    if (path === 'amount' && value === item.amount?.toString() && currency !== null)
      return formatMoney(item.amount, currency);
    if (path === 'currency' && isTextKey(currencyWords, value)) return currencies(value);
    if (path === 'at' && instant.test(value)) return formatDateTime(value);
    return value === '' ? '-' : value;
  };
  const parts = leavesOfText(raw);
  return (
    <section>
      <h3>{t('raw')}</h3>
      {parts.length === 0 ? (
        <p>{raw}</p>
      ) : (
        <FactList
          facts={parts.map((part) => ({
            label: isTextKey(linePartTexts, part.path) ? names(part.path) : part.path,
            value: shown(part),
          }))}
        />
      )}
    </section>
  );
};
