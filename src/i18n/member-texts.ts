import { texts } from './texts.ts';

// A person's name, phone and passwords, wherever they are entered or shown.
export const memberTexts = texts({
  name: ['ชื่อที่แสดง', 'ຊື່ທີ່ສະແດງ', 'Display name'],
  username: ['ชื่อผู้ใช้', 'ຊື່ຜູ້ໃຊ້', 'Username'],
  phone: ['เบอร์โทรศัพท์', 'ເບີໂທລະສັບ', 'Phone number'],
  phone10: ['เบอร์โทรศัพท์ต้องมี 10 หลัก', 'ເບີໂທລະສັບຕ້ອງມີ 10 ຕົວເລກ', 'The phone number must support 10 digits'],
  password: ['รหัสผ่าน', 'ລະຫັດຜ່ານ', 'Password'],
  oldPassword: ['รหัสผ่านเดิม', 'ລະຫັດຜ່ານເກົ່າ', 'Current password'],
  newPassword: ['รหัสผ่านใหม่', 'ລະຫັດຜ່ານໃໝ່', 'New password'],
  confirmPassword: ['ยืนยันรหัสผ่าน', 'ຢືນຢັນລະຫັດຜ່ານ', 'Confirm password'],
  passwordMismatch: ['รหัสผ่านไม่ตรงกัน', 'ລະຫັດຜ່ານບໍ່ກົງກັນ', "Passwords don't match"],
  passwordForm: ['ใช้ {min} ถึง {max} ตัวอักษร', 'ໃຊ້ {min} ຫາ {max} ຕົວອັກສອນ', 'Use {min} to {max} characters'],
  changePassword: ['เปลี่ยนรหัสผ่าน', 'ປ່ຽນລະຫັດຜ່ານ', 'Change password'],
  showPassword: ['แสดงรหัสผ่าน', 'ສະແດງລະຫັດຜ່ານ', 'Show password'],
  codeForm: ['รหัสมี 6 หลัก', 'ລະຫັດມີ 6 ຫຼັກ', 'The code has 6 digits'],
  sessionEnded: [
    'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
    'ໝົດເວລາການເຂົ້າສູ່ລະບົບ ກະລຸນາເຂົ້າສູ່ລະບົບໃໝ່',
    'Your session ended. Please log in again',
  ],
});
