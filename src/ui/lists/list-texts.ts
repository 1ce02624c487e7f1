import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const listTexts = texts({
  previous: sharedTexts.previous,
  next: sharedTexts.next,
  page: ['หน้า {n}', 'ໜ້າ {n}', 'Page {n}'],
  pages: ['หน้าทั้งหมด', 'ໜ້າທັງໝົດ', 'Pages'],
  step: ['ขั้นตอนที่ {n} จาก {total}', 'ຂັ້ນຕອນທີ {n} ຈາກ {total}', 'Step {n} of {total}'],
  copy: ['คัดลอก', 'ຄັດລອກ', 'Copy'],
  copied: ['คัดลอกแล้ว: {text}', 'ຄັດລອກແລ້ວ: {text}', 'Copied: {text}'],
  copyFailed: ['คัดลอกไม่สำเร็จ', 'ຄັດລອກບໍ່ສຳເລັດ', 'Failed to copy'],
  success: sharedTexts.statusSuccess,
  failed: sharedTexts.statusFailed,
  inProgress: sharedTexts.statusInProgress,
});
