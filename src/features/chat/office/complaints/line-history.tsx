import { formatMoney } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { GoLink } from '#ui/frame/go-link.tsx';
import { useMayOpen } from '#ui/office/may-open.ts';
import { slipStatusTexts } from '#ui/office/office-texts.ts';
import type { DeskComplaint } from '../../office-contract.ts';
import { aboutTexts } from '../../strings.ts';
import { complaintStrings } from './complaint-strings.ts';

type Line = Pick<DeskComplaint, 'lineId' | 'lineType' | 'slip' | 'money'>;

// What kind of line it is and how much, and of a slip what has become of it.
export const useLineFacts = (): ((line: Line) => string) => {
  const types = useTexts(aboutTexts);
  const statuses = useTexts(slipStatusTexts);
  return ({ lineType, slip, money }) => {
    const type = String(types(isTextKey(aboutTexts, lineType) ? lineType : 'other'));
    if (slip == null) return money == null ? type : `${type} · ${formatMoney(money.amount, money.currency)}`;
    const amount = slip.amount === null ? [] : [formatMoney(slip.amount, slip.currency)];
    return [type, ...amount, statuses(slip.status)].join(' · ');
  };
};

const lineAddress = (memberId: string, lineId: string): string => `/statements/${memberId}.${lineId}`;

// The way to the whole history of a line. Of a slip, a person who may not open slips gets it once its money has come in.
export const LineHistory = ({ memberId, line }: { readonly memberId: string; readonly line: Line }) => {
  const t = useTexts(complaintStrings);
  const mayOpenSlips = useMayOpen('/slips');
  const { lineId, lineType, slip } = line;
  const ofCredit = slip?.lineId == null ? null : lineAddress(memberId, slip.lineId);
  const ofSlip = mayOpenSlips ? `/slips/${lineId}` : ofCredit;
  const to = lineType === 'slip' ? ofSlip : lineAddress(memberId, lineId);
  return to === null ? null : <GoLink to={to}>{t('openLine')}</GoLink>;
};
