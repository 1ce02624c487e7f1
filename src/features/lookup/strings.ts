import { texts } from '#i18n/texts.ts';

export const lookupStrings = texts({
  conditions: ['เงื่อนไข', 'ເງື່ອນໄຂ', 'Conditions'],
  contents: ['หัวข้อ', 'ຫົວຂໍ້', 'Topics'],
  noConditions: ['ยังไม่มีเงื่อนไข', 'ຍັງບໍ່ມີເງື່ອນໄຂ', 'No conditions yet'],
  loadFailed: ['โหลดข้อมูลไม่สำเร็จ', 'ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ', 'Could not load'],
});
