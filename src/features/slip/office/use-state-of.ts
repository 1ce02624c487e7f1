import { isTextKey, useTexts } from '#i18n/texts.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';
import { officeTexts, slipStatusTexts } from '#ui/office/office-texts.ts';
import type { MemberDeposit } from '../office-contract.ts';
import { depositChips, reportedStatusTexts, slipReasonTexts } from './slip-desk-strings.ts';

interface StateText {
  readonly tone: ChipKind;
  readonly status: string;
  // Why a slip waits or failed.
  readonly because: string | null;
}

type Stateful = Pick<MemberDeposit, 'status' | 'reason' | 'isProposed'>;

// What has become of a slip or of a reported deposit, in words.
export const useStateOf = (): ((deposit: Stateful) => StateText) => {
  const office = useTexts(officeTexts);
  const ofSlips = useTexts(slipStatusTexts);
  const ofReported = useTexts(reportedStatusTexts);
  const reasons = useTexts(slipReasonTexts);
  const textOf = (status: string): string => {
    if (isTextKey(slipStatusTexts, status)) return ofSlips(status);
    return isTextKey(reportedStatusTexts, status) ? ofReported(status) : status;
  };
  return ({ status, reason, isProposed }) => ({
    tone: isProposed ? 'info' : (depositChips[status] ?? 'info'),
    status: isProposed ? office('waitsForSecond') : textOf(status),
    because: reason !== null && isTextKey(slipReasonTexts, reason) ? reasons(reason) : reason,
  });
};
