import { useSaid } from '../use-said.ts';
import { oddsOf } from './wheel-odds.ts';
import { baht, kip, percent, prize } from './wheel-figures.ts';

// A slice in a line: what stands on it, its chance and what it pays.
export const useSliceLine = () => {
  const said = useSaid();
  return (wheel: unknown, place: number): string => {
    const slice = oddsOf(wheel)?.slices[place];
    if (slice === undefined) return '';
    const { label, chance, amount } = slice;
    const paid = [amount.BAHT === 0 ? '' : baht(amount.BAHT), amount.LAK === 0 ? '' : kip(amount.LAK)];
    const words = (said(label) ?? '').replaceAll('{amount}', prize(amount.BAHT));
    return [words, percent(chance), ...paid].filter((part) => part !== '').join(' · ');
  };
};
