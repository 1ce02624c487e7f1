import { texts } from '#i18n/texts.ts';

export const shellStrings = texts({
  appName: ['Member Wallet', 'Member Wallet', 'Member Wallet'],
  logIn: ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ', 'Log in'],
  register: ['สมัครสมาชิก', 'ສະໝັກສະມາຊິກ', 'Register'],
  resetPassword: ['ลืมรหัสผ่าน', 'ລືມລະຫັດຜ່ານ', 'Forgotten password'],
  home: ['หน้าหลัก', 'ໜ້າຫຼັກ', 'Home'],
  profile: ['ข้อมูลส่วนตัว', 'ຂໍ້ມູນສ່ວນຕົວ', 'Profile'],
  bonus: ['โบนัส', 'ໂບນັດ', 'Bonuses'],
  statement: ['รายการ', 'ລາຍການ', 'Statement'],
  howto: ['วิธีใช้งาน', 'ວິທີໃຊ້ງານ', 'How to use'],
  contact: ['ติดต่อเรา', 'ຕິດຕໍ່ພວກເຮົາ', 'Contact us'],
  conditions: ['เงื่อนไข', 'ເງື່ອນໄຂ', 'Conditions'],
  logOut: ['ออกจากระบบ', 'ອອກຈາກລະບົບ', 'Log out'],
  loggedOut: ['ออกจากระบบแล้ว', 'ອອກຈາກລະບົບແລ້ວ', 'Logged out'],
  shareAgain: [
    'ยังไม่ได้รับรูปสลิป กรุณาเลือกช่องทางฝากแล้วเลือกรูปอีกครั้ง',
    'ຍັງບໍ່ໄດ້ຮັບຮູບສະລິບ ກະລຸນາເລືອກຊ່ອງທາງຝາກແລ້ວເລືອກຮູບອີກຄັ້ງ',
    'The slip did not arrive. Please choose the deposit method, then the image again',
  ],
  menu: ['เมนู', 'ເມນູ', 'Menu'],
  pageNotFound: ['ไม่พบหน้านี้', 'ບໍ່ພົບໜ້ານີ້', 'Page Not Found'],
  toStart: ['กลับไปหน้าแรก', 'ກັບໄປໜ້າທຳອິດ', 'Back to the start page'],
  launchEnded: ['ลิงก์เข้าเกมนี้ใช้ไม่ได้แล้ว', 'ລິ້ງເຂົ້າເກມນີ້ໃຊ້ບໍ່ໄດ້ແລ້ວ', 'This game link no longer works'],
  launchEndedNext: [
    'ลิงก์เข้าเกมใช้ได้ครั้งเดียวภายใน 2 นาที เงินของคุณยังอยู่ครบ กลับไปที่กระเป๋าแล้วกดเข้าเล่นอีกครั้ง',
    'ລິ້ງເຂົ້າເກມໃຊ້ໄດ້ຄັ້ງດຽວພາຍໃນ 2 ນາທີ ເງິນຂອງທ່ານຍັງຢູ່ຄົບ ກັບໄປທີ່ກະເປົາແລ້ວກົດເຂົ້າຫຼິ້ນອີກຄັ້ງ',
    'A link into a game works once, within two minutes. Your money is where it was. Go back to your wallet and press Play again',
  ],
  toWallet: ['กลับไปที่กระเป๋า', 'ກັບໄປທີ່ກະເປົາ', 'Back to wallet'],
  terminated: ['บริการนี้ปิดให้บริการแล้ว', 'ບໍລິການນີ້ປິດໃຫ້ບໍລິການແລ້ວ', 'This service has closed'],
  terminatedThanks: ['ขอบคุณที่ใช้บริการกับเรา', 'ຂອບໃຈທີ່ໃຊ້ບໍລິການກັບພວກເຮົາ', 'Thank you for having been with us.'],
});
