import { formatDateTime } from '#i18n/date-formats.ts';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { careStrings } from './care-strings.ts';
import type { MemberDetail } from './use-care.ts';

// How far the running condition is; null if none runs.
export const useConditionText = ({ condition, member: { currency } }: MemberDetail): string | null => {
  const t = useTexts(careStrings);
  if (condition === null) return null;
  const { title, total, success, paidAt } = condition;
  return t(total === null || success === null || total < success ? 'conditionAt' : 'conditionReached', {
    title,
    total: formatMoney(total, currency),
    success: formatMoney(success, currency),
    date: formatDateTime(paidAt),
  });
};
