import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const carouselTexts = texts({
  previous: sharedTexts.previous,
  next: sharedTexts.next,
});
