import { entryTexts } from '#i18n/entry-texts.ts';
import { inEveryLanguage, texts } from '#i18n/texts.ts';

// The page shows it in English too.
export const notFoundTexts = texts(
  {
    pageNotFound: ['ไม่พบหน้านี้', 'ບໍ່ພົບໜ້ານີ້', 'Page Not Found'],
  },
  inEveryLanguage,
);

export const shellStrings = texts({
  appName: ['Member Wallet', 'Member Wallet', 'Member Wallet'],
  logIn: entryTexts.logIn,
  register: entryTexts.register,
  resetPassword: entryTexts.resetPassword,
  home: ['หน้าหลัก', 'ໜ້າຫຼັກ', 'Home'],
  profile: entryTexts.profile,
  bonus: entryTexts.bonus,
  spin: entryTexts.spin,
  statement: ['รายการ', 'ລາຍການ', 'Statement'],
  howto: entryTexts.howto,
  contact: entryTexts.contact,
  conditions: entryTexts.conditions,
  logOut: entryTexts.logOut,
  menu: entryTexts.menu,
  pageNotFound: notFoundTexts.pageNotFound,
  toStart: ['กลับไปหน้าแรก', 'ກັບໄປໜ້າທຳອິດ', 'Back to the start page'],
  launchEnded: ['ลิงก์เข้าเกมนี้ใช้ไม่ได้แล้ว', 'ລິ້ງເຂົ້າເກມນີ້ໃຊ້ບໍ່ໄດ້ແລ້ວ', 'This game link no longer works'],
  terminated: entryTexts.terminated,
});
