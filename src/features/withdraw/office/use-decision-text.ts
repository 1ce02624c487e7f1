import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { withdrawalOfficeStrings } from './office-strings.ts';
import type { Detail } from './use-withdrawals.ts';

// The message above the list after a decision, with member and amount, because the next item is already open.
export const useDecisionText = ({ withdrawal }: Detail) => {
  const t = useTexts(withdrawalOfficeStrings);
  return (what: 'approved' | 'awaitingSecond' | 'rejected'): string =>
    `${t(what)}: ${formatMoney(withdrawal.amount, withdrawal.currency)}, ${withdrawal.memberName}`;
};
