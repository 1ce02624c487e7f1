import { entryTexts } from '#i18n/entry-texts.ts';
import { memberTexts } from '#i18n/member-texts.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { texts } from '#i18n/texts.ts';

export const profileStrings = texts({
  title: entryTexts.profile,
  name: memberTexts.name,
  memberId: ['รหัสสมาชิก', 'ລະຫັດສະມາຊິກ', 'Member ID'],
  copyMemberId: ['คัดลอกรหัสสมาชิก', 'ຄັດລອກລະຫັດສະມາຊິກ', 'Copy member ID'],
  createdAt: ['วันที่สมัคร', 'ວັນທີສະໝັກ', 'Date joined'],
  username: memberTexts.username,
  bankAccount: accountTexts.bankAccount,
  changePassword: memberTexts.changePassword,
  contactToChange: [
    'หากต้องการแก้ไข กรุณาติดต่อฝ่ายบริการ',
    'ຖ້າຕ້ອງການແກ້ໄຂ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ',
    'To change these, contact support',
  ],
});
