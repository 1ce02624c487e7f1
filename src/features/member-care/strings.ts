import { entryTexts } from '#i18n/entry-texts.ts';
import { memberTexts } from '#i18n/member-texts.ts';
import { texts } from '#i18n/texts.ts';

export const resetStrings = texts({
  title: entryTexts.resetPassword,
  about: [
    'ติดต่อฝ่ายบริการก่อน เราจะส่งรหัส 6 หลักไปยังเบอร์โทรศัพท์ของคุณทางข้อความ แล้วใส่รหัสที่นี่พร้อมรหัสผ่านใหม่ เจ้าหน้าที่จะไม่ขอรหัสนี้จากคุณ',
    'ຕິດຕໍ່ຝ່າຍບໍລິການກ່ອນ ພວກເຮົາຈະສົ່ງລະຫັດ 6 ຫຼັກໄປຫາເບີໂທລະສັບຂອງທ່ານທາງຂໍ້ຄວາມ ແລ້ວໃສ່ລະຫັດທີ່ນີ້ພ້ອມລະຫັດຜ່ານໃໝ່ ເຈົ້າໜ້າທີ່ຈະບໍ່ຂໍລະຫັດນີ້ຈາກທ່ານ',
    'Contact support first. They send a code of 6 digits to your phone. Enter it here with a new password. Our staff never ask you for this code',
  ],
  phone: memberTexts.phone,
  code: ['รหัสจากข้อความ', 'ລະຫັດຈາກຂໍ້ຄວາມ', 'Code from the text message'],
  codeForm: memberTexts.codeForm,
  newPassword: memberTexts.newPassword,
  confirmPassword: memberTexts.confirmPassword,
  mismatch: memberTexts.passwordMismatch,
  passwordForm: memberTexts.passwordForm,
  wrongCode: [
    'เบอร์โทรศัพท์หรือรหัสไม่ถูกต้อง หรือรหัสหมดอายุ',
    'ເບີໂທລະສັບ ຫຼື ລະຫັດບໍ່ຖືກຕ້ອງ ຫຼື ລະຫັດໝົດອາຍຸ',
    'The phone number or the code is wrong, or the code has expired',
  ],
  set: ['ตั้งรหัสผ่านใหม่', 'ຕັ້ງລະຫັດຜ່ານໃໝ່', 'Set the new password'],
  done: ['ตั้งรหัสผ่านใหม่แล้ว กรุณาเข้าสู่ระบบ', 'ຕັ້ງລະຫັດຜ່ານໃໝ່ແລ້ວ ກະລຸນາເຂົ້າສູ່ລະບົບ', 'Your new password is set. Please log in'],
  contact: entryTexts.contact,
  logIn: entryTexts.logIn,
});
