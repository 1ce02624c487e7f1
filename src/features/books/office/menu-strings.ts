import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  books: ['กระทบยอด', 'ກະທົບຍອດ', 'Reconciliation'],
});
