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
  putBack: ['นำร่างที่ยังไม่ได้ส่งกลับมาแล้ว', 'ນຳຮ່າງທີ່ຍັງບໍ່ໄດ້ສົ່ງກັບມາແລ້ວ', 'Your unsent draft was put back'],
  putBackOutdated: [
    'นำร่างที่ยังไม่ได้ส่งกลับมาแล้ว แต่ค่าเดิมถูกแก้ไประหว่างนั้น กรุณาตรวจทานทุกช่อง',
    'ນຳຮ່າງທີ່ຍັງບໍ່ໄດ້ສົ່ງກັບມາແລ້ວ ແຕ່ຄ່າເດີມຖືກແກ້ໄຂໃນລະຫວ່າງນັ້ນ ກະລຸນາກວດທານທຸກຊ່ອງ',
    'Your unsent draft was put back. Someone has changed the published values since: please check every field',
  ],
  discard: ['ทิ้งร่าง', 'ຖິ້ມຮ່າງ', 'Discard the draft'],
  nothing: staffTexts.nothing,
  unchanged: ['ยังไม่มีอะไรเปลี่ยน', 'ຍັງບໍ່ມີຫຍັງປ່ຽນ', 'Nothing has changed yet'],
});
