import { entryTexts } from '#i18n/entry-texts.ts';
import { texts } from '#i18n/texts.ts';

export const overlayTexts = texts({
  close: entryTexts.close,
});
