import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { hundredths, oddsOf } from './wheel-odds.ts';
import { wheelStrings } from './wheel-strings.ts';

const costText = (value: unknown): string => {
  const odds = oddsOf(value);
  if (odds === null) return '';
  return `${formatMoney(hundredths(odds.cost.BAHT), 'BAHT')}, ${formatMoney(hundredths(odds.cost.LAK), 'LAK')}`;
};

// What a spin would cost on average instead, as a line of the review.
export const useWheelCostChange = () => {
  const t = useTexts(wheelStrings);
  return (from: unknown, to: unknown) => {
    const change = { name: 'cost', label: t('costChange'), from: costText(from), to: costText(to) };
    return change.from === change.to ? [] : [change];
  };
};
