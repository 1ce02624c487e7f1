import { texts } from '#i18n/texts.ts';

export const staffLoginStrings = texts({
  title: ['เข้าสู่ระบบพนักงาน', 'ເຂົ້າສູ່ລະບົບພະນັກງານ', 'Staff log in'],
  name: ['ชื่อพนักงาน', 'ຊື່ພະນັກງານ', 'Staff name'],
  password: ['รหัสผ่าน', 'ລະຫັດຜ່ານ', 'Password'],
  logIn: ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ', 'Log in'],
  wrong: ['ชื่อพนักงานหรือรหัสผ่านไม่ถูกต้อง', 'ຊື່ພະນັກງານ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', 'Incorrect staff name or password'],
});
