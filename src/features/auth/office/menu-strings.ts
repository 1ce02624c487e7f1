import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  people: ['พนักงาน', 'ພະນັກງານ', 'Staff'],
  ownLogin: ['การเข้าสู่ระบบของคุณ', 'ການເຂົ້າສູ່ລະບົບຂອງທ່ານ', 'Your login'],
});
