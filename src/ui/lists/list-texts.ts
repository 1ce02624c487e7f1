import { texts } from '#i18n/texts.ts';

export const listTexts = texts({
  previous: ['ก่อนหน้า', 'ກ່ອນໜ້າ', 'Previous'],
  next: ['ถัดไป', 'ຕໍ່ໄປ', 'Next'],
  page: ['หน้า {n}', 'ໜ້າ {n}', 'Page {n}'],
  pages: ['หน้าทั้งหมด', 'ໜ້າທັງໝົດ', 'Pages'],
  step: ['ขั้นตอนที่ {n} จาก {total}', 'ຂັ້ນຕອນທີ {n} ຈາກ {total}', 'Step {n} of {total}'],
  copy: ['คัดลอก', 'ຄັດລອກ', 'Copy'],
  copied: ['คัดลอกแล้ว: {text}', 'ຄັດລອກແລ້ວ: {text}', 'Copied: {text}'],
  copyFailed: ['คัดลอกไม่สำเร็จ', 'ຄັດລອກບໍ່ສຳເລັດ', 'Failed to copy'],
  success: ['สำเร็จ', 'ສຳເລັດ', 'Success'],
  failed: ['ไม่สำเร็จ', 'ບໍ່ສຳເລັດ', 'Failed'],
  inProgress: ['กำลังดำเนินการ', 'ກຳລັງດຳເນີນການ', 'In progress'],
});
