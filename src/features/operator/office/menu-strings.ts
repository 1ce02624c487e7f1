import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  content: ['เนื้อหาและข้อกำหนด', 'ເນື້ອໃນ ແລະ ຂໍ້ກຳນົດ', 'Content and terms'],
  shortContent: ['เนื้อหา', 'ເນື້ອໃນ', 'Content'],
  settings: ['ตั้งค่า', 'ຕັ້ງຄ່າ', 'Settings'],
});
