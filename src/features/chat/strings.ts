import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const chatStrings = texts({
  title: ['แชทกับฝ่ายบริการ', 'ແຊັດກັບຝ່າຍບໍລິການ', 'Chat with support'],
  placeholder: ['พิมพ์ข้อความ', 'ພິມຂໍ້ຄວາມ', 'Type a message'],
  invite: ['มีอะไรให้ช่วยไหม', 'ມີຫຍັງໃຫ້ຊ່ວຍບໍ່', 'Need any help?'],
  sending: ['กำลังส่ง', 'ກຳລັງສົ່ງ', 'Sending'],
  failed: ['ส่งไม่สำเร็จ แตะเพื่อลองอีกครั้ง', 'ສົ່ງບໍ່ສຳເລັດ ແຕະເພື່ອລອງໃໝ່', 'Not sent. Tap to try again'],
  sent: ['ส่งแล้ว', 'ສົ່ງແລ້ວ', 'Sent'],
  reconnecting: ['กำลังเชื่อมต่อใหม่', 'ກຳລັງເຊື່ອມຕໍ່ໃໝ່', 'Reconnecting'],
  newMessages: ['ข้อความใหม่', 'ຂໍ້ຄວາມໃໝ່', 'New messages'],
  charsLeft: ['เหลือ {n} ตัวอักษร', 'ເຫຼືອ {n} ຕົວອັກສອນ', '{n} characters left'],
  uploading: sharedTexts.uploading,
  fileUnsupported: ['ไม่รองรับไฟล์นี้', 'ບໍ່ຮອງຮັບໄຟລ໌ນີ້', 'File is not supported'],
  fileTooLarge: [
    'ไฟล์ใหญ่เกินไป กรุณาเลือกไฟล์ไม่เกิน {n} MB',
    'ໄຟລ໌ໃຫຍ່ເກີນໄປ ກະລຸນາເລືອກໄຟລ໌ບໍ່ເກີນ {n} MB',
    'The file is too large. Please select file no larger than {n} MB',
  ],
  complaint: [
    'เรื่องที่ {n} เราจะตอบภายใน {time}',
    'ເລື່ອງທີ {n} ພວກເຮົາຈະຕອບພາຍໃນ {time}',
    'Complaint {n}. We answer by {time}',
  ],
  attach: ['แนบรูปหรือวิดีโอ', 'ແນບຮູບ ຫຼື ວິດີໂອ', 'Attach a picture or video'],
  preview: ['ไฟล์ที่จะส่ง', 'ໄຟລ໌ທີ່ຈະສົ່ງ', 'File to send'],
  cancel: sharedTexts.cancel,
  send: sharedTexts.send,
  open: ['เปิดแชท', 'ເປີດແຊັດ', 'Open the chat'],
  close: ['ปิดแชท', 'ປິດແຊັດ', 'Close the chat'],
  closeInvite: ['ปิดคำเชิญ', 'ປິດຄຳເຊີນ', 'Dismiss'],
  unread: ['ข้อความที่ยังไม่ได้อ่าน {n}', 'ຂໍ້ຄວາມທີ່ຍັງບໍ່ໄດ້ອ່ານ {n}', '{n} unread messages'],
  support: ['ฝ่ายบริการ', 'ຝ່າຍບໍລິການ', 'Support'],
  you: ['คุณ', 'ທ່ານ', 'You'],
  empty: ['ส่งข้อความถึงเราได้เลย เราจะตอบที่นี่', 'ສົ່ງຂໍ້ຄວາມຫາພວກເຮົາໄດ້ເລີຍ ພວກເຮົາຈະຕອບຢູ່ນີ້', 'Write to us. We answer here'],
  picture: ['รูปในแชท', 'ຮູບໃນແຊັດ', 'Picture in the chat'],
  video: ['วิดีโอในแชท', 'ວິດີໂອໃນແຊັດ', 'Video in the chat'],
});
