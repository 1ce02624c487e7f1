import { memberTexts } from '#i18n/member-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const fieldTexts = texts({
  errorSummary: ['กรุณาตรวจสอบข้อมูล {n} รายการ', 'ກະລຸນາກວດສອບຂໍ້ມູນ {n} ລາຍການ', 'Please check {n} fields'],
  showPassword: memberTexts.showPassword,
  capsLock: ['Caps Lock เปิดอยู่', 'Caps Lock ເປີດຢູ່', 'Caps Lock is on'],
  search: sharedTexts.search,
  noMatch: ['ไม่พบรายการที่ค้นหา', 'ບໍ່ພົບລາຍການທີ່ຄົ້ນຫາ', 'Nothing matches'],
});
