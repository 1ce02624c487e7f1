import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';
import { frameTexts } from '../../frame/frame-texts.ts';

export const editorTexts = texts({
  preview: ['สมาชิกจะเห็นแบบนี้', 'ສະມາຊິກຈະເຫັນແບບນີ້', 'What members will see'],
  language: frameTexts.language,
  th: ['ไทย', 'ໄທ', 'Thai'],
  la: ['ลาว', 'ລາວ', 'Lao'],
  en: ['อังกฤษ', 'ອັງກິດ', 'English'],
  because: staffTexts.reason,
  review: ['ตรวจทานก่อนส่ง', 'ກວດທານກ່ອນສົ່ງ', 'Review'],
  ask: ['ขอให้อีกคนยืนยัน', 'ຂໍໃຫ້ອີກຄົນຢືນຢັນ', 'Ask a second person'],
  askNote: [
    'มีผลเมื่ออีกคนยืนยันที่หน้าตั้งค่า',
    'ມີຜົນເມື່ອອີກຄົນຢືນຢັນທີ່ໜ້າຕັ້ງຄ່າ',
    'It takes effect once a second person has confirmed it under Settings',
  ],
  atOnce: ['มีผลทันที', 'ມີຜົນທັນທີ', 'It takes effect at once'],
  change: staffTexts.change,
  changed: staffTexts.changed,
  asked: ['ส่งคำขอแล้ว รออีกคนยืนยัน', 'ສົ່ງຄຳຂໍແລ້ວ ລໍຖ້າອີກຄົນຢືນຢັນ', 'Asked. It waits for a second person'],
  nothing: staffTexts.nothing,
  unchanged: ['ยังไม่มีอะไรเปลี่ยน', 'ຍັງບໍ່ມີຫຍັງປ່ຽນ', 'Nothing has changed yet'],
});
