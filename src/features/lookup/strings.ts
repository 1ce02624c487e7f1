import { entryTexts } from '#i18n/entry-texts.ts';
import { texts } from '#i18n/texts.ts';

export const lookupStrings = texts({
  conditions: entryTexts.conditions,
  contents: ['หัวข้อ', 'ຫົວຂໍ້', 'Topics'],
  noConditions: ['ยังไม่มีเงื่อนไข', 'ຍັງບໍ່ມີເງື່ອນໄຂ', 'No conditions yet'],
});
