import { texts } from './texts.ts';

// Texts of the two edit screens that have no route.
export const editProfileTexts = texts({
  title: ['แก้ไขข้อมูลส่วนตัว', 'ແກ້ໄຂຂໍ້ມູນສ່ວນຕົວ', 'Edit profile'],
  name: ['ชื่อที่แสดง', 'ຊື່ທີ່ສະແດງ', 'Display name'],
  bank: ['ธนาคาร', 'ທະນາຄານ', 'Bank'],
  bankAccountName: ['ชื่อบัญชี', 'ຊື່ບັນຊີ', 'Account name'],
  bankAccountNo: ['เลขที่บัญชี', 'ເລກບັນຊີ', 'Account number'],
  saved: ['บันทึกข้อมูลส่วนตัวแล้ว', 'ບັນທຶກຂໍ້ມູນສ່ວນຕົວແລ້ວ', 'Profile saved'],
});

export const editBankNameTexts = texts({
  title: ['แก้ไขชื่อบัญชีธนาคาร', 'ແກ້ໄຂຊື່ບັນຊີທະນາຄານ', 'Edit bank account name'],
  name: ['ชื่อบัญชีภาษาอังกฤษ', 'ຊື່ບັນຊີເປັນພາສາອັງກິດ', 'Account name in English'],
  englishOnly: [
    'ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น',
    'ຊື່ບັນຊີທະນາຄານຕ້ອງເປັນພາສາອັງກິດເທົ່ານັ້ນ',
    'The bank account name must be in English only',
  ],
  saved: ['บันทึกชื่อบัญชีแล้ว', 'ບັນທຶກຊື່ບັນຊີແລ້ວ', 'Account name saved'],
});
