import { sharedTexts } from '#i18n/shared-texts.ts';
import { statementTypeTexts } from '#i18n/statement-texts.ts';
import { texts } from '#i18n/texts.ts';

// What a message can be about: a line of the statement, or a slip.
export const aboutTexts = texts({ ...statementTypeTexts, slip: ['สลิปโอนเงิน', 'ສະລິບໂອນເງິນ', 'Transfer slip'] });

export const complaintStateStrings = texts({
  OPEN: [
    'เรื่องเลขที่ {n} กำลังตรวจสอบ เราจะตอบภายใน {time}',
    'ເລື່ອງເລກທີ {n} ກຳລັງກວດສອບ ພວກເຮົາຈະຕອບພາຍໃນ {time}',
    'Complaint {n}: we are looking into it and will answer by {time}',
  ],
  OPEN_LATE: [
    'เราตอบเรื่องเลขที่ {n} ช้ากว่าที่แจ้งไว้ ขออภัยด้วย เรื่องยังเปิดอยู่ สอบถามความคืบหน้าได้ในแชท',
    'ພວກເຮົາຕອບເລື່ອງເລກທີ {n} ຊ້າກວ່າທີ່ແຈ້ງໄວ້ ພວກເຮົາຂໍອະໄພ ເລື່ອງຍັງເປີດຢູ່ ຖາມຄວາມຄືບໜ້າໄດ້ໃນແຊັດ',
    'Our answer to complaint {n} is late, and we are sorry. It is still open. Write to us about it in the chat',
  ],
  UPHELD: [
    'เรื่องเลขที่ {n} ปิดแล้วเมื่อ {time} ตรวจแล้วเป็นตามที่คุณแจ้ง ถามต่อได้ในแชท',
    'ເລື່ອງເລກທີ {n} ປິດແລ້ວເມື່ອ {time} ກວດແລ້ວເປັນຕາມທີ່ທ່ານແຈ້ງ ຖາມຕໍ່ໄດ້ໃນແຊັດ',
    'Complaint {n}: closed {time}. You were right. You can ask more in the chat',
  ],
  REFUSED: [
    'เรื่องเลขที่ {n} ปิดแล้วเมื่อ {time} ตรวจแล้วไม่พบข้อผิดพลาด ถามต่อได้ในแชท',
    'ເລື່ອງເລກທີ {n} ປິດແລ້ວເມື່ອ {time} ກວດແລ້ວບໍ່ພົບຂໍ້ຜິດພາດ ຖາມຕໍ່ໄດ້ໃນແຊັດ',
    'Complaint {n}: closed {time}. We found no error. You can ask more in the chat',
  ],
  ANSWERED: [
    'เรื่องเลขที่ {n} ตอบแล้วเมื่อ {time} ถามต่อได้ในแชท',
    'ເລື່ອງເລກທີ {n} ຕອບແລ້ວເມື່ອ {time} ຖາມຕໍ່ໄດ້ໃນແຊັດ',
    'Complaint {n}: answered {time}. You can ask more in the chat',
  ],
});

export const chatStrings = texts({
  title: ['แชทกับฝ่ายบริการ', 'ແຊັດກັບຝ່າຍບໍລິການ', 'Chat with support'],
  placeholder: ['พิมพ์ข้อความ', 'ພິມຂໍ້ຄວາມ', 'Type a message'],
  tellProblem: ['เล่าปัญหาของรายการนี้', 'ບອກບັນຫາຂອງລາຍການນີ້', 'Tell us what went wrong'],
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
  fileKinds: [
    'ส่งรูป PNG, JPG, GIF และวิดีโอ MP4, MOV ได้',
    'ສົ່ງຮູບ PNG, JPG, GIF ແລະ ວິດີໂອ MP4, MOV ໄດ້',
    'You can send PNG, JPG and GIF pictures, and MP4 and MOV videos',
  ],
  attach: ['แนบรูปหรือวิดีโอ', 'ແນບຮູບ ຫຼື ວິດີໂອ', 'Attach a picture or video'],
  preview: ['ไฟล์ที่จะส่ง', 'ໄຟລ໌ທີ່ຈະສົ່ງ', 'File to send'],
  cancel: sharedTexts.cancel,
  send: sharedTexts.send,
  open: ['เปิดแชท', 'ເປີດແຊັດ', 'Open the chat'],
  close: ['ปิดแชท', 'ປິດແຊັດ', 'Close the chat'],
  moveLeft: ['ย้ายแชทไปทางซ้าย', 'ຍ້າຍແຊັດໄປທາງຊ້າຍ', 'Move the chat to the left'],
  moveRight: ['ย้ายแชทไปทางขวา', 'ຍ້າຍແຊັດໄປທາງຂວາ', 'Move the chat to the right'],
  lineFailed: ['ส่งข้อความไม่สำเร็จ', 'ສົ່ງຂໍ້ຄວາມບໍ່ສຳເລັດ', 'Message not sent'],
  fileFailed: ['ส่งไฟล์ไม่สำเร็จ', 'ສົ່ງໄຟລ໌ບໍ່ສຳເລັດ', 'File not sent'],
  fileNotSent: [
    'ส่งไฟล์ในแชทไม่สำเร็จ เปิดแชทเพื่อลองอีกครั้ง',
    'ສົ່ງໄຟລ໌ໃນແຊັດບໍ່ສຳເລັດ ເປີດແຊັດເພື່ອລອງໃໝ່',
    'Your file in the chat was not sent. Open the chat to try again',
  ],
  fileNotSupported: [
    'ไม่รองรับไฟล์ที่ส่งในแชท เปิดแชทเพื่อเลือกไฟล์อื่น',
    'ບໍ່ຮອງຮັບໄຟລ໌ທີ່ສົ່ງໃນແຊັດ ເປີດແຊັດເພື່ອເລືອກໄຟລ໌ອື່ນ',
    'Your file in the chat is not supported. Open the chat to choose another',
  ],
  fileGone: [
    'หมดเวลาส่งไฟล์นี้แล้ว กรุณาแนบใหม่อีกครั้ง',
    'ໝົດເວລາສົ່ງໄຟລ໌ນີ້ແລ້ວ ກະລຸນາແນບໃໝ່ອີກຄັ້ງ',
    'The time to send this file has run out. Please attach it again',
  ],
  notTaken: ['ส่งข้อความนี้ไม่ได้', 'ສົ່ງຂໍ້ຄວາມນີ້ບໍ່ໄດ້', 'This message cannot be sent'],
  removeLine: ['เอาข้อความนี้ออก', 'ເອົາຂໍ້ຄວາມນີ້ອອກ', 'Remove this message'],
  removeFile: ['เอาไฟล์ออก', 'ເອົາໄຟລ໌ອອກ', 'Remove the file'],
  closeInvite: ['ปิดข้อความนี้', 'ປິດຂໍ້ຄວາມນີ້', 'Dismiss'],
  support: ['ฝ่ายบริการ', 'ຝ່າຍບໍລິການ', 'Support'],
  you: ['คุณ', 'ທ່ານ', 'You'],
  empty: ['ส่งข้อความถึงเราได้เลย เราจะตอบที่นี่', 'ສົ່ງຂໍ້ຄວາມຫາພວກເຮົາໄດ້ເລີຍ ພວກເຮົາຈະຕອບຢູ່ນີ້', 'Write to us. We answer here'],
  picture: ['รูปในแชท', 'ຮູບໃນແຊັດ', 'Picture in the chat'],
  video: ['วิดีโอในแชท', 'ວິດີໂອໃນແຊັດ', 'Video in the chat'],
});
