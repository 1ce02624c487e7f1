import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  INVALID_USER_4: ['ข้อมูลผู้ใช้ไม่ถูกต้อง (4)', 'ຂໍ້ມູນຜູ້ໃຊ້ບໍ່ຖືກຕ້ອງ (4)', 'Invalid user (4)'],
  CHAT_TAKEN: ['มีคนอื่นรับแชทนี้แล้ว', 'ມີຄົນອື່ນຮັບແຊັດນີ້ແລ້ວ', 'Somebody else has taken this chat'],
  CHAT_SHORTCUT_TAKEN: [
    'ข้อความสำเร็จรูปอื่นใช้คำย่อนี้แล้ว',
    'ຂໍ້ຄວາມສຳເລັດຮູບອື່ນໃຊ້ຄຳຫຍໍ້ນີ້ແລ້ວ',
    'Another saved reply has this shortcut',
  ],
  CHAT_ANSWERED: [
    'มีข้อความใหม่ในแชทนี้ อ่านก่อนแล้วกดอีกครั้ง',
    'ມີຂໍ້ຄວາມໃໝ່ໃນແຊັດນີ້ ອ່ານກ່ອນແລ້ວກົດອີກຄັ້ງ',
    'There is a new message in this chat. Read it, then press again',
  ],
  ANSWER_MISSING: [
    'ตอบสมาชิกในแชทก่อน แล้วจึงปิดเรื่อง',
    'ຕອບສະມາຊິກໃນແຊັດກ່ອນ ແລ້ວຈຶ່ງປິດເລື່ອງ',
    'Answer the member in the chat first, then close the complaint',
  ],
});
