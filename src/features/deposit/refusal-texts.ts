import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  QR_FAIL: ['สร้างคิวอาร์โค้ดไม่สำเร็จ', 'ສ້າງຄິວອາໂຄດບໍ່ສຳເລັດ', 'Could not create the QR code'],
  RECEIPT_BOOKED: [
    'เงินนี้ หรือเงินที่เหมือนกัน ถูกบันทึกแล้ว หรือรอผู้ตรวจสอบอยู่',
    'ເງິນນີ້ ຫຼື ເງິນທີ່ຄືກັນ ຖືກບັນທຶກແລ້ວ ຫຼື ລໍຖ້າຜູ້ກວດສອບຢູ່',
    'This money, or money just like it, is booked already or waits in suspense',
  ],
  TRUELINK_DUPLICATE: ['ลิงก์นี้ถูกใช้แล้ว', 'ລິ້ງນີ້ຖືກໃຊ້ແລ້ວ', 'This link has already been used'],
  TRUELINK_INVALID: ['ลิงก์ไม่ถูกต้อง', 'ລິ້ງບໍ່ຖືກຕ້ອງ', 'Invalid link'],
});
