import { memberTexts } from '#i18n/member-texts.ts';
import { texts } from '#i18n/texts.ts';
import { menuStrings } from './menu-strings.ts';

export const ownLoginStrings = texts({
  title: menuStrings.ownLogin,
  passwordTitle: memberTexts.changePassword,
  oldPassword: memberTexts.oldPassword,
  newPassword: memberTexts.newPassword,
  confirmPassword: ['ยืนยันรหัสผ่านใหม่', 'ຢືນຢັນລະຫັດຜ່ານໃໝ່', 'Confirm the new password'],
  passwordForm: ['ใช้ {min} ตัวอักษรขึ้นไป', 'ໃຊ້ {min} ຕົວອັກສອນຂຶ້ນໄປ', 'Use {min} characters or more'],
  mismatch: memberTexts.passwordMismatch,
  passwordNote: ['การเข้าสู่ระบบอื่นของคุณจะสิ้นสุด', 'ການເຂົ້າສູ່ລະບົບອື່ນຂອງທ່ານຈະສິ້ນສຸດ', 'Your other sessions end'],
  codesTitle: ['รหัสสำรอง', 'ລະຫັດສຳຮອງ', 'Recovery codes'],
  codesLeft: ['เหลือ {n} รหัส', 'ເຫຼືອ {n} ລະຫັດ', '{n} left'],
  codesNote: ['รหัสเดิมจะใช้ไม่ได้', 'ລະຫັດເກົ່າຈະໃຊ້ບໍ່ໄດ້', 'The old ones no longer work'],
  makeCodes: ['สร้างรหัสสำรองใหม่', 'ສ້າງລະຫັດສຳຮອງໃໝ່', 'Create new recovery codes'],
});
