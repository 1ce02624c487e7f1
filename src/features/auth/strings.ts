import { texts } from '#i18n/texts.ts';

export const authStrings = texts({
  logIn: ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ', 'Log in'],
  phone: ['เบอร์โทรศัพท์', 'ເບີໂທລະສັບ', 'Phone number'],
  password: ['รหัสผ่าน', 'ລະຫັດຜ່ານ', 'Password'],
  remember: ['จดจำการเข้าสู่ระบบ', 'ຈື່ການເຂົ້າສູ່ລະບົບ', 'Remember me'],
  required: ['กรุณากรอกข้อมูลนี้', 'ກະລຸນາປ້ອນຂໍ້ມູນນີ້', 'Please fill in this field'],
  forgotten: ['ลืมรหัสผ่าน', 'ລືມລະຫັດຜ່ານ', 'Forgotten password'],
  newHere: ['ยังไม่มีบัญชี', 'ຍັງບໍ່ມີບັນຊີ', 'No account yet?'],
  register: ['สมัครสมาชิก', 'ສະໝັກສະມາຊິກ', 'Register'],
  sessionEnded: [
    'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
    'ໝົດເວລາການເຂົ້າສູ່ລະບົບ ກະລຸນາເຂົ້າສູ່ລະບົບໃໝ່',
    'Your session ended. Please log in again',
  ],
});

// Separate from the texts above, which the first screen of a visit loads.
export const passwordStrings = texts({
  changePassword: ['เปลี่ยนรหัสผ่าน', 'ປ່ຽນລະຫັດຜ່ານ', 'Change password'],
  oldPassword: ['รหัสผ่านเดิม', 'ລະຫັດຜ່ານເກົ່າ', 'Current password'],
  newPassword: ['รหัสผ่านใหม่', 'ລະຫັດຜ່ານໃໝ່', 'New password'],
  confirmPassword: ['ยืนยันรหัสผ่าน', 'ຢືນຢັນລະຫັດຜ່ານ', 'Confirm password'],
  passwordMismatch: ['รหัสผ่านไม่ตรงกัน', 'ລະຫັດຜ່ານບໍ່ກົງກັນ', "Passwords don't match"],
  passwordHint: ['ใช้ {min} ถึง {max} ตัวอักษร', 'ໃຊ້ {min} ຫາ {max} ຕົວອັກສອນ', 'Use {min} to {max} characters'],
});
