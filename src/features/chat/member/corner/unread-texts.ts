import { texts } from '#i18n/texts.ts';

// Apart from chatStrings: the member's bar needs only these.
export const unreadTexts = texts({
  unread: ['{n} ข้อความที่ยังไม่ได้อ่าน', '{n} ຂໍ້ຄວາມທີ່ຍັງບໍ່ໄດ້ອ່ານ', '{n} unread messages'],
  unreadOne: ['{n} ข้อความที่ยังไม่ได้อ่าน', '{n} ຂໍ້ຄວາມທີ່ຍັງບໍ່ໄດ້ອ່ານ', '{n} unread message'],
});
