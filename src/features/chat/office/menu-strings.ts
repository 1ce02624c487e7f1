import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  complaints: ['เรื่องร้องเรียน', 'ເລື່ອງຮ້ອງຮຽນ', 'Complaints'],
  chats: ['แชท', 'ແຊັດ', 'Chats'],
  replies: ['ข้อความสำเร็จรูป', 'ຂໍ້ຄວາມສຳເລັດຮູບ', 'Saved replies'],
});
