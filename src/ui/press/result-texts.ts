import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';

export const resultTexts = texts({
  newBalance: productTexts.newBalance,
});
