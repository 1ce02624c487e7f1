import { texts } from './texts.ts';

// What the first page already loads, the names of screens among it. Keep it small.
export const entryTexts = texts({
  logIn: ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ', 'Log in'],
  register: ['สมัครสมาชิก', 'ສະໝັກສະມາຊິກ', 'Register'],
  resetPassword: ['ลืมรหัสผ่าน', 'ລືມລະຫັດຜ່ານ', 'Forgotten password'],
  profile: ['ข้อมูลส่วนตัว', 'ຂໍ້ມູນສ່ວນຕົວ', 'Profile'],
  bonus: ['โบนัส', 'ໂບນັດ', 'Bonuses'],
  spin: ['วงล้อนำโชค', 'ວົງລໍ້ນຳໂຊກ', 'Prize wheel'],
  wheelTileOfOne: ['วงล้อ {n}\u00a0เหรียญ', 'ວົງລໍ້ {n}\u00a0ຫຼຽນ', 'Wheel: {n}\u00a0coin'],
  wheelTile: ['วงล้อ {n}\u00a0เหรียญ', 'ວົງລໍ້ {n}\u00a0ຫຼຽນ', 'Wheel: {n}\u00a0coins'],
  howto: ['วิธีใช้งาน', 'ວິທີໃຊ້ງານ', 'How to use'],
  contact: ['ติดต่อเรา', 'ຕິດຕໍ່ພວກເຮົາ', 'Contact us'],
  conditions: ['เงื่อนไข', 'ເງື່ອນໄຂ', 'Conditions'],
  terminated: ['บริการนี้ปิดให้บริการแล้ว', 'ບໍລິການນີ້ປິດໃຫ້ບໍລິການແລ້ວ', 'This service has closed'],
  search: ['ค้นหา', 'ຄົ້ນຫາ', 'Search'],
  loading: ['กำลังโหลด', 'ກຳລັງໂຫຼດ', 'Loading'],
  menu: ['เมนู', 'ເມນູ', 'Menu'],
  logOut: ['ออกจากระบบ', 'ອອກຈາກລະບົບ', 'Log out'],
  noAnswer: ['ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง', 'ລະບົບຂັດຂ້ອງ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ', 'Something went wrong. Please try again'],
  close: ['ปิด', 'ປິດ', 'Close'],
  reload: ['โหลดหน้านี้ใหม่', 'ໂຫຼດໜ້ານີ້ໃໝ່', 'Reload this page'],
  required: ['กรุณากรอกข้อมูลนี้', 'ກະລຸນາປ້ອນຂໍ້ມູນນີ້', 'Please fill in this field'],
});
