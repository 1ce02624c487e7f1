import { texts } from '#i18n/texts.ts';

export const ownLoginStrings = texts({
  title: ['การเข้าสู่ระบบของคุณ', 'ການເຂົ້າສູ່ລະບົບຂອງທ່ານ', 'Your login'],
  passwordTitle: ['เปลี่ยนรหัสผ่าน', 'ປ່ຽນລະຫັດຜ່ານ', 'Change password'],
  oldPassword: ['รหัสผ่านเดิม', 'ລະຫັດຜ່ານເກົ່າ', 'Current password'],
  newPassword: ['รหัสผ่านใหม่', 'ລະຫັດຜ່ານໃໝ່', 'New password'],
  confirmPassword: ['ยืนยันรหัสผ่านใหม่', 'ຢືນຢັນລະຫັດຜ່ານໃໝ່', 'Confirm the new password'],
  passwordForm: ['ใช้ {min} ตัวอักษรขึ้นไป', 'ໃຊ້ {min} ຕົວອັກສອນຂຶ້ນໄປ', 'Use {min} characters or more'],
  mismatch: ['รหัสผ่านไม่ตรงกัน', 'ລະຫັດຜ່ານບໍ່ກົງກັນ', "Passwords don't match"],
  passwordNote: ['การเข้าสู่ระบบอื่นของคุณจะสิ้นสุด', 'ການເຂົ້າສູ່ລະບົບອື່ນຂອງທ່ານຈະສິ້ນສຸດ', 'Your other sessions end'],
  codesTitle: ['รหัสสำรอง', 'ລະຫັດສຳຮອງ', 'Recovery codes'],
  codesLeft: ['เหลือ {n} รหัส', 'ເຫຼືອ {n} ລະຫັດ', '{n} left'],
  codesNote: ['รหัสเดิมจะใช้ไม่ได้', 'ລະຫັດເກົ່າຈະໃຊ້ບໍ່ໄດ້', 'The old ones no longer work'],
  makeCodes: ['สร้างรหัสสำรองใหม่', 'ສ້າງລະຫັດສຳຮອງໃໝ່', 'Create new recovery codes'],
});
