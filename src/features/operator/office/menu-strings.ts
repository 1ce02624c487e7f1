import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  settings: ['ตั้งค่า', 'ຕັ້ງຄ່າ', 'Settings'],
});
