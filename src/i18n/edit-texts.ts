import { texts } from './texts.ts';
import { accountTexts } from './account-texts.ts';
import { memberTexts } from './member-texts.ts';

// Texts of the two edit screens that have no route.
export const editProfileTexts = texts({
  title: ['แก้ไขข้อมูลส่วนตัว', 'ແກ້ໄຂຂໍ້ມູນສ່ວນຕົວ', 'Edit profile'],
  name: memberTexts.name,
  bank: accountTexts.bank,
  bankAccountName: accountTexts.accountName,
  bankAccountNo: accountTexts.accountNo,
  saved: ['บันทึกข้อมูลส่วนตัวแล้ว', 'ບັນທຶກຂໍ້ມູນສ່ວນຕົວແລ້ວ', 'Profile saved'],
});

export const editBankNameTexts = texts({
  title: ['แก้ไขชื่อบัญชีธนาคาร', 'ແກ້ໄຂຊື່ບັນຊີທະນາຄານ', 'Edit bank account name'],
  name: accountTexts.englishName,
  englishOnly: accountTexts.englishNameOnly,
  saved: ['บันทึกชื่อบัญชีแล้ว', 'ບັນທຶກຊື່ບັນຊີແລ້ວ', 'Account name saved'],
});
