import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  OTP_TOKEN_INVALID: [
    'คำขอ OTP ไม่ถูกต้อง กรุณาขอรหัสใหม่',
    'ຄຳຂໍ OTP ບໍ່ຖືກຕ້ອງ ກະລຸນາຂໍລະຫັດໃໝ່',
    'Invalid OTP request. Please request a new code',
  ],
  OTP_NOT_EXIST: ['ไม่พบรหัส OTP กรุณาขอรหัสใหม่', 'ບໍ່ພົບລະຫັດ OTP ກະລຸນາຂໍລະຫັດໃໝ່', 'OTP not found. Please request a new code'],
  OTP_VERIFIED: ['เบอร์นี้ยืนยัน OTP แล้ว', 'ເບີນີ້ຢືນຢັນ OTP ແລ້ວ', 'This number is already verified'],
  OTP_EXPIRED: [
    'รหัส OTP หมดอายุ กรุณาขอรหัสใหม่',
    'ລະຫັດ OTP ໝົດອາຍຸ ກະລຸນາຂໍລະຫັດໃໝ່',
    'The OTP has expired. Please request a new code',
  ],
  OTP_CODE_VALID: ['รหัส OTP ถูกต้อง', 'ລະຫັດ OTP ຖືກຕ້ອງ', 'OTP is correct'],
  UNVERIFIED_OTP: ['ยังไม่ได้ยืนยันรหัส OTP', 'ຍັງບໍ່ໄດ້ຢືນຢັນລະຫັດ OTP', 'The OTP has not been verified'],
  OTP_VERIFY_FAIL: ['ยืนยันรหัส OTP ไม่สำเร็จ', 'ຢືນຢັນລະຫັດ OTP ບໍ່ສຳເລັດ', 'Could not verify the OTP'],
  REGISTER_FAIL: ['สมัครสมาชิกไม่สำเร็จ', 'ສະໝັກສະມາຊິກບໍ່ສຳເລັດ', 'Registration failed'],
  GAME_ACTIVATION_FAIL: ['เปิดบัญชีเกมไม่สำเร็จ', 'ເປີດບັນຊີເກມບໍ່ສຳເລັດ', 'Could not open the game account'],
});
