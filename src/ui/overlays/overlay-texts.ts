import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const overlayTexts = texts({
  close: sharedTexts.close,
});
