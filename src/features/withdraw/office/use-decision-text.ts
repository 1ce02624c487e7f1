import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { withdrawalOfficeStrings } from './office-strings.ts';
import type { Detail } from './use-withdrawals.ts';

// What is said above the list once a decision stands: of whom and how much, for the next item is open by then.
export const useDecisionText = ({ withdrawal }: Detail) => {
  const t = useTexts(withdrawalOfficeStrings);
  return (what: 'approved' | 'awaitingSecond' | 'rejected'): string =>
    `${t(what)}: ${formatMoney(withdrawal.amount, withdrawal.currency)}, ${withdrawal.memberName}`;
};
