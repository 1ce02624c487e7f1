import { useTexts } from '#i18n/texts.ts';
import { type ChipKind, StatusChip } from '#ui/lists/status-chip.tsx';
import type { WithdrawalStatus } from '../contract.ts';
import { statusTexts } from './office-strings.ts';

const kinds: Record<WithdrawalStatus, ChipKind> = {
  REQUESTED: 'waiting',
  SECOND: 'waiting',
  APPROVED: 'info',
  PAYING: 'info',
  REVIEW: 'waiting',
  PAID: 'success',
  RETURNED: 'failed',
  REJECTED: 'failed',
};

export const WithdrawalStatusChip = ({ status }: { readonly status: WithdrawalStatus }) => {
  const t = useTexts(statusTexts);
  return <StatusChip kind={kinds[status]}>{t(status)}</StatusChip>;
};
