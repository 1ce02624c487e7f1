import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  NO_WALLET: ['ไม่พบกระเป๋าเงิน', 'ບໍ່ພົບກະເປົາເງິນ', 'Wallet not found'],
  TRUELINK_DUPLICATE: ['ลิงก์นี้ถูกใช้แล้ว', 'ລິ້ງນີ້ຖືກໃຊ້ແລ້ວ', 'This link has already been used'],
  TRUELINK_INVALID: ['ลิงก์ไม่ถูกต้อง', 'ລິ້ງບໍ່ຖືກຕ້ອງ', 'Invalid link'],
});
