import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  moneyIn: ['เงินเข้า', 'ເງິນເຂົ້າ', 'Money in'],
});
