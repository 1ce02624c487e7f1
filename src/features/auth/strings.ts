import { texts } from '#i18n/texts.ts';

export const authStrings = texts({
  logIn: ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ', 'Log in'],
  phone: ['เบอร์โทรศัพท์', 'ເບີໂທລະສັບ', 'Phone number'],
  password: ['รหัสผ่าน', 'ລະຫັດຜ່ານ', 'Password'],
  remember: ['จดจำการเข้าสู่ระบบ', 'ຈື່ການເຂົ້າສູ່ລະບົບ', 'Remember me'],
  required: ['กรุณากรอกข้อมูลนี้', 'ກະລຸນາປ້ອນຂໍ້ມູນນີ້', 'Please fill in this field'],
  newHere: ['ยังไม่มีบัญชี', 'ຍັງບໍ່ມີບັນຊີ', 'No account yet?'],
  register: ['สมัครสมาชิก', 'ສະໝັກສະມາຊິກ', 'Register'],
  sessionEnded: [
    'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
    'ໝົດເວລາການເຂົ້າສູ່ລະບົບ ກະລຸນາເຂົ້າສູ່ລະບົບໃໝ່',
    'Your session ended. Please log in again',
  ],
  offline: ['ไม่มีการเชื่อมต่ออินเทอร์เน็ต', 'ບໍ່ມີການເຊື່ອມຕໍ່ອິນເຕີເນັດ', 'You are offline'],
});
