import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';

export const resultTexts = texts({
  newBalance: productTexts.newBalance,
  reference: productTexts.reference,
  nothingMoved: ['ไม่มีการเคลื่อนย้ายเงิน', 'ບໍ່ມີການເຄື່ອນຍ້າຍເງິນ', 'No money was moved'],
});
