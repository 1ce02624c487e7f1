import { texts } from '../texts.ts';

export const otpRefusals = texts({
  OTP_BLOCK: [
    'ขอรหัส OTP เกินกำหนด กรุณาลองใหม่ภายหลัง',
    'ຂໍລະຫັດ OTP ເກີນກຳນົດ ກະລຸນາລອງໃໝ່ພາຍຫຼັງ',
    'Too many OTP requests. Please try again later',
  ],
  OTP_CODE_INVALID: ['รหัส OTP ไม่ถูกต้อง', 'ລະຫັດ OTP ບໍ່ຖືກຕ້ອງ', 'Incorrect OTP'],
  OTP_SEND_FAIL: ['ส่งรหัส OTP ไม่สำเร็จ', 'ສົ່ງລະຫັດ OTP ບໍ່ສຳເລັດ', 'Could not send the OTP'],
});
