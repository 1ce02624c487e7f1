import { texts } from './texts.ts';

// Screens of the member app, named alike by the menu that leads there and by their own headings. The first page loads them.
export const screenNames = texts({
  logIn: ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ', 'Log in'],
  register: ['สมัครสมาชิก', 'ສະໝັກສະມາຊິກ', 'Register'],
  resetPassword: ['ลืมรหัสผ่าน', 'ລືມລະຫັດຜ່ານ', 'Forgotten password'],
  profile: ['ข้อมูลส่วนตัว', 'ຂໍ້ມູນສ່ວນຕົວ', 'Profile'],
  bonus: ['โบนัส', 'ໂບນັດ', 'Bonuses'],
  spin: ['วงล้อนำโชค', 'ວົງລໍ້ນຳໂຊກ', 'Prize wheel'],
  howto: ['วิธีใช้งาน', 'ວິທີໃຊ້ງານ', 'How to use'],
  contact: ['ติดต่อเรา', 'ຕິດຕໍ່ພວກເຮົາ', 'Contact us'],
  conditions: ['เงื่อนไข', 'ເງື່ອນໄຂ', 'Conditions'],
  terminated: ['บริการนี้ปิดให้บริการแล้ว', 'ບໍລິການນີ້ປິດໃຫ້ບໍລິການແລ້ວ', 'This service has closed'],
});
