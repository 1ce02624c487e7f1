import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  withdrawals: staffTexts.withdrawalQueue,
  withdrawalsShort: ['ถอนเงิน', 'ຖອນເງິນ', 'Payouts'],
});
