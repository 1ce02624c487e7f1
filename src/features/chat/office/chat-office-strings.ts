import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';
import { chatStrings } from '../strings.ts';

export const viewTexts = texts({
  waiting: ['รอตอบ', 'ລໍຖ້າຕອບ', 'Waiting'],
  open: ['ที่เปิดอยู่', 'ທີ່ເປີດຢູ່', 'Open'],
  resolved: ['จบแล้ว', 'ຈົບແລ້ວ', 'Resolved'],
});

export const chatOfficeStrings = texts({
  title: ['แชทกับลูกค้า', 'ແຊັດກັບລູກຄ້າ', 'Chats'],
  visitor: ['ผู้เยี่ยมชม', 'ຜູ້ຢ້ຽມຊົມ', 'Visitor'],
  emptyWaiting: ['ไม่มีใครรอคำตอบ', 'ບໍ່ມີໃຜລໍຖ້າຄຳຕອບ', 'Nobody waits for an answer'],
  empty: ['ยังไม่มีแชท', 'ຍັງບໍ່ມີແຊັດ', 'No chats yet'],
  choose: ['เลือกแชททางซ้าย', 'ເລືອກແຊັດທາງຊ້າຍ', 'Choose a chat from the list'],
  talk: ['ข้อความในแชท', 'ຂໍ້ຄວາມໃນແຊັດ', 'Messages of this chat'],
  answer: ['คำตอบ', 'ຄຳຕອບ', 'Answer'],
  hint: [
    'Enter ส่ง, Shift + Enter ขึ้นบรรทัดใหม่',
    'Enter ສົ່ງ, Shift + Enter ຂຶ້ນແຖວໃໝ່',
    'Enter sends, Shift + Enter breaks the line',
  ],
  send: sharedTexts.send,
  resolve: ['จบแชท', 'ຈົບແຊັດ', 'Resolve'],
  resolved: ['จบแชทแล้ว', 'ຈົບແຊັດແລ້ວ', 'Chat resolved'],
  openMember: ['เปิดข้อมูลสมาชิก', 'ເປີດຂໍ້ມູນສະມາຊິກ', 'Open the member'],
  earlier: ['ข้อความก่อนหน้า', 'ຂໍ້ຄວາມກ່ອນໜ້າ', 'Earlier messages'],
  newest: ['ข้อความล่าสุด', 'ຂໍ້ຄວາມຫຼ້າສຸດ', 'Newest messages'],
  picture: chatStrings.picture,
  video: chatStrings.video,
  noPicture: ['ไม่มีไฟล์นี้แล้ว', 'ບໍ່ມີໄຟລ໌ນີ້ແລ້ວ', 'The file is gone'],
  readTo: ['ลูกค้าอ่านแล้ว', 'ລູກຄ້າອ່ານແລ້ວ', 'Read by the customer'],
  customer: ['ลูกค้า', 'ລູກຄ້າ', 'Customer'],
  support: chatStrings.support,
  waits: ['รอตอบ', 'ລໍຖ້າຕອບ', 'Waiting for an answer'],
  answered: ['ตอบแล้ว', 'ຕອບແລ້ວ', 'Answered'],
});
