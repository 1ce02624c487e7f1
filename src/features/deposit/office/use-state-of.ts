import { isTextKey, useTexts } from '#i18n/texts.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';
import type { DeskItem } from '../office-contract.ts';
import { endChips, endTexts, moneyInStrings } from './money-in-strings.ts';

interface StateText {
  readonly tone: ChipKind;
  readonly status: string;
}

// What has become of incoming money, in words.
export const useStateOf = (): ((item: Pick<DeskItem, 'status' | 'proposal'>) => StateText) => {
  const t = useTexts(moneyInStrings);
  const ends = useTexts(endTexts);
  return ({ status, proposal }) => {
    if (isTextKey(endTexts, status)) return { tone: endChips[status], status: ends(status) };
    return proposal === null ? { tone: 'waiting', status: t('waiting') } : { tone: 'info', status: t('second') };
  };
};
