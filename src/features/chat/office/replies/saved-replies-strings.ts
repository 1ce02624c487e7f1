import { entryTexts } from '#i18n/entry-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { menuStrings } from '../menu-strings.ts';
import { texts } from '#i18n/texts.ts';

export const savedRepliesStrings = texts({
  title: menuStrings.replies,
  about: [
    'พิมพ์ / แล้วตามด้วยคำย่อในช่องคำตอบ',
    'ພິມ / ແລ້ວຕາມດ້ວຍຄຳຫຍໍ້ໃນຊ່ອງຄຳຕອບ',
    'In the answer field of a chat, type / and the shortcut',
  ],
  back: ['กลับไปที่แชท', 'ກັບໄປທີ່ແຊັດ', 'Back to the chats'],
  empty: ['ยังไม่มีข้อความสำเร็จรูป', 'ຍັງບໍ່ມີຂໍ້ຄວາມສຳເລັດຮູບ', 'No saved replies yet'],
  add: ['เพิ่มข้อความ', 'ເພີ່ມຂໍ້ຄວາມ', 'Add a reply'],
  edit: ['แก้ไข', 'ແກ້ໄຂ', 'Edit'],
  remove: ['ลบข้อความ', 'ລຶບຂໍ້ຄວາມ', 'Remove the reply'],
  removeSure: ['กดอีกครั้งเพื่อลบ', 'ກົດອີກຄັ້ງເພື່ອລຶບ', 'Press again to remove'],
  save: sharedTexts.save,
  cancel: sharedTexts.cancel,
  saved: sharedTexts.saved,
  shortcut: ['คำย่อ', 'ຄຳຫຍໍ້', 'Shortcut'],
  shortcutHint: [
    'ตัวอักษร ตัวเลข และ - ไม่เกิน 30 ตัว',
    'ຕົວອັກສອນ ຕົວເລກ ແລະ - ບໍ່ເກີນ 30 ຕົວ',
    'Letters, digits and -, at most 30',
  ],
  text: ['ข้อความ', 'ຂໍ້ຄວາມ', 'Text of the reply'],
  missing: entryTexts.required,
});
