import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  withdrawals: ['คิวถอนเงิน', 'ຄິວຖອນເງິນ', 'Withdrawals'],
  withdrawalsShort: ['ถอนเงิน', 'ຖອນເງິນ', 'Payouts'],
});
