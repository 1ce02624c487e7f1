import { texts } from '#i18n/texts.ts';

export const overlayTexts = texts({
  close: ['ปิด', 'ປິດ', 'Close'],
});
