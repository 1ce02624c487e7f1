import { texts } from '#i18n/texts.ts';

export const profileStrings = texts({
  title: ['ข้อมูลส่วนตัว', 'ຂໍ້ມູນສ່ວນຕົວ', 'Profile'],
  name: ['ชื่อที่แสดง', 'ຊື່ທີ່ສະແດງ', 'Display name'],
  memberId: ['รหัสสมาชิก', 'ລະຫັດສະມາຊິກ', 'Member ID'],
  copyMemberId: ['คัดลอกรหัสสมาชิก', 'ຄັດລອກລະຫັດສະມາຊິກ', 'Copy member ID'],
  createdAt: ['วันที่สมัคร', 'ວັນທີສະໝັກ', 'Date joined'],
  username: ['ชื่อผู้ใช้', 'ຊື່ຜູ້ໃຊ້', 'Username'],
  bankAccount: ['บัญชีธนาคาร', 'ບັນຊີທະນາຄານ', 'Bank account'],
  changePassword: ['เปลี่ยนรหัสผ่าน', 'ປ່ຽນລະຫັດຜ່ານ', 'Change password'],
  contactToChange: [
    'หากต้องการแก้ไข กรุณาติดต่อฝ่ายบริการ',
    'ຖ້າຕ້ອງການແກ້ໄຂ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ',
    'To change these, contact support',
  ],
});
