import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  SLIP_NOT_OFFERED: [
    'บัญชีนี้เติมเงินให้อัตโนมัติ ไม่ต้องอัปโหลดสลิป',
    'ບັນຊີນີ້ເຕີມເງິນໃຫ້ອັດຕະໂນມັດ ບໍ່ຕ້ອງອັບໂຫຼດສະລິບ',
    'This account is credited automatically and takes no slips',
  ],
  SLIP_UPLOAD_FAIL: ['อัปโหลดสลิปไม่สำเร็จ', 'ອັບໂຫຼດສະລິບບໍ່ສຳເລັດ', 'Could not upload the slip'],
  SLIP_NO_FILE: ['กรุณาเลือกไฟล์สลิป', 'ກະລຸນາເລືອກໄຟລ໌ສະລິບ', 'Please choose a slip image'],
  SLIP_INVALID_FILE: ['ไฟล์สลิปไม่ถูกต้อง', 'ໄຟລ໌ສະລິບບໍ່ຖືກຕ້ອງ', 'Invalid slip file'],
});
