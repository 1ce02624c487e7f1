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
  review: ['ตรวจก่อนขอเผยแพร่', 'ກວດກ່ອນຂໍເຜີຍແຜ່', 'Review'],
  ask: ['ขอเผยแพร่', 'ຂໍເຜີຍແຜ່', 'Ask to publish'],
  askNote: [
    'มีผลเมื่ออีกคนยืนยันที่หน้าตั้งค่า',
    'ມີຜົນເມື່ອອີກຄົນຢືນຢັນທີ່ໜ້າຕັ້ງຄ່າ',
    'It takes effect once a second person has confirmed it under Settings',
  ],
  asked: ['ขอเผยแพร่แล้ว รออีกคนยืนยัน', 'ຂໍເຜີຍແຜ່ແລ້ວ ລໍຖ້າອີກຄົນຢືນຢັນ', 'Asked. It waits for a second person'],
  nothing: staffTexts.nothing,
  unchanged: ['ยังไม่มีอะไรเปลี่ยน', 'ຍັງບໍ່ມີຫຍັງປ່ຽນ', 'Nothing has changed yet'],
});
