import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  SLIP_NOT_OFFERED: [
    'เงินที่โอนเข้าบัญชีนี้จะเข้ากระเป๋าเงินอัตโนมัติ ไม่ต้องอัปโหลดสลิป',
    'ເງິນທີ່ໂອນເຂົ້າບັນຊີນີ້ຈະເຂົ້າກະເປົາເງິນອັດຕະໂນມັດ ບໍ່ຕ້ອງອັບໂຫຼດສະລິບ',
    'Money sent to this account is credited automatically. No slip is needed',
  ],
  SLIP_UPLOAD_FAIL: ['อัปโหลดสลิปไม่สำเร็จ', 'ອັບໂຫຼດສະລິບບໍ່ສຳເລັດ', 'Could not upload the slip'],
  SLIP_NO_FILE: ['กรุณาเลือกไฟล์สลิป', 'ກະລຸນາເລືອກໄຟລ໌ສະລິບ', 'Please choose a slip image'],
  SLIP_INVALID_FILE: ['ไฟล์สลิปไม่ถูกต้อง', 'ໄຟລ໌ສະລິບບໍ່ຖືກຕ້ອງ', 'Invalid slip file'],
});
