import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const figureTexts = texts({
  moneyIn: sharedTexts.moneyIn,
  moneyOut: sharedTexts.moneyOut,
});
