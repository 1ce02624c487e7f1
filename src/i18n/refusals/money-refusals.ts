import { texts } from '../texts.ts';

export const moneyRefusals = texts({
  SLOT_ALREADY_ACTIVE: ['บัญชีเกมนี้เปิดใช้งานแล้ว', 'ບັນຊີເກມນີ້ເປີດໃຊ້ງານແລ້ວ', 'This game account is already active'],
  SLOT_ACTIVATE_FAIL: ['เปิดบัญชีเกมไม่สำเร็จ', 'ເປີດບັນຊີເກມບໍ່ສຳເລັດ', 'Could not activate the game account'],
  SLOT_NO_ACCOUNT: ['ไม่พบบัญชีเกม', 'ບໍ່ພົບບັນຊີເກມ', 'Game account not found'],
  SLOT_RESET_PASSWORD_FAIL: ['รีเซ็ตรหัสผ่านเกมไม่สำเร็จ', 'ຕັ້ງລະຫັດຜ່ານເກມໃໝ່ບໍ່ສຳເລັດ', 'Could not reset the game password'],
  TRANSFER_MINIMUM: ['จำนวนเงินโอนต้องมากกว่า 0', 'ຈຳນວນເງິນໂອນຕ້ອງຫຼາຍກວ່າ 0', 'The transfer amount must exceed 0'],
  NO_GAME: ['ไม่พบเกมนี้', 'ບໍ່ພົບເກມນີ້', 'Game not found'],
  MONEY_NOT_ENOUGH: ['ยอดเงินไม่เพียงพอ', 'ຍອດເງິນບໍ່ພຽງພໍ', 'Not enough money'],
  TRANSFER_FAIL: [
    'โอนเงินไม่สำเร็จ เงินถูกคืนเข้ากระเป๋าเงินแล้ว',
    'ໂອນເງິນບໍ່ສຳເລັດ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ',
    'Transfer failed. Funds returned to the wallet',
  ],
  WITHDRAW_CLOSED: [
    'ขณะนี้ยังถอนเงินไม่ได้ เงินของคุณยังอยู่ในกระเป๋า กรุณาลองใหม่ภายหลังหรือติดต่อเรา',
    'ຕອນນີ້ຍັງຖອນເງິນບໍ່ໄດ້ ເງິນຂອງທ່ານຍັງຢູ່ໃນກະເປົາ ກະລຸນາລອງໃໝ່ພາຍຫຼັງ ຫຼື ຕິດຕໍ່ພວກເຮົາ',
    'Withdrawals are not possible at the moment. Your money stays in your wallet. Try again later or contact us',
  ],
  NO_BANK: ['ไม่พบบัญชีธนาคาร', 'ບໍ່ພົບບັນຊີທະນາຄານ', 'Bank account not found'],
  NO_WALLET: ['ไม่พบกระเป๋าเงิน', 'ບໍ່ພົບກະເປົາເງິນ', 'Wallet not found'],
  SLIP_UPLOAD_FAIL: ['อัปโหลดสลิปไม่สำเร็จ', 'ອັບໂຫຼດສະລິບບໍ່ສຳເລັດ', 'Could not upload the slip'],
  SLIP_NO_FILE: ['กรุณาเลือกไฟล์สลิป', 'ກະລຸນາເລືອກໄຟລ໌ສະລິບ', 'Please choose a slip image'],
  SLIP_INVALID_FILE: ['ไฟล์สลิปไม่ถูกต้อง', 'ໄຟລ໌ສະລິບບໍ່ຖືກຕ້ອງ', 'Invalid slip file'],
  TRUELINK_DUPLICATE: ['ลิงก์นี้ถูกใช้แล้ว', 'ລິ້ງນີ້ຖືກໃຊ້ແລ້ວ', 'This link has already been used'],
  TRUELINK_INVALID: ['ลิงก์ไม่ถูกต้อง', 'ລິ້ງບໍ່ຖືກຕ້ອງ', 'Invalid link'],
  QR_FAIL: ['สร้างคิวอาร์โค้ดไม่สำเร็จ', 'ສ້າງຄິວອາໂຄດບໍ່ສຳເລັດ', 'Could not create the QR code'],
});
