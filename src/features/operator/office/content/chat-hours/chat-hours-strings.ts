import { texts } from '#i18n/texts.ts';

export const chatHoursStrings = texts({
  always: [
    'ตอบแชทตลอดเวลา สมาชิกจะไม่เห็นข้อความนี้',
    'ຕອບແຊັດຕະຫຼອດເວລາ ສະມາຊິກຈະບໍ່ເຫັນຂໍ້ຄວາມນີ້',
    'Chats are answered at all times. Members do not see this text',
  ],
  outside: ['นอกเวลา {from}–{to} แชทจะแสดง', 'ນອກເວລາ {from}–{to} ແຊັດຈະສະແດງ', 'Outside {from}–{to} the chat shows'],
  outsideNight: [
    'นอกเวลา {from} ถึง {to} ของวันถัดไป แชทจะแสดง',
    'ນອກເວລາ {from} ຫາ {to} ຂອງມື້ຕໍ່ໄປ ແຊັດຈະສະແດງ',
    'Outside {from} to {to} of the next day the chat shows',
  ],
});
