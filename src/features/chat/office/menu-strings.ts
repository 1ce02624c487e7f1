import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  chats: ['แชท', 'ແຊັດ', 'Chats'],
  replies: ['คำตอบสำเร็จรูป', 'ຄຳຕອບທີ່ບັນທຶກໄວ້', 'Saved replies'],
});
