import { entryTexts } from '#i18n/entry-texts.ts';
import { texts } from '#i18n/texts.ts';

export const officeStrings = texts({
  office: ['ระบบพนักงาน', 'ລະບົບພະນັກງານ', 'Back office'],
  demo: ['ทดลอง', 'ທົດລອງ', 'DEMO'],
  live: ['ใช้งานจริง', 'ໃຊ້ງານຈິງ', 'LIVE'],
  logOut: entryTexts.logOut,
  signedIn: ['{name} ({role})', '{name} ({role})', '{name} ({role})'],
  zone: ['เวลา UTC+7', 'ເວລາ UTC+7', 'Times in UTC+7'],
  sessionEnded: [
    'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง',
    'ໝົດເວລາການເຂົ້າສູ່ລະບົບ ກະລຸນາເຂົ້າສູ່ລະບົບໃໝ່',
    'Your session ended. Please log in again',
  ],
  menu: entryTexts.menu,
  more: ['เพิ่มเติม', 'ເພີ່ມເຕີມ', 'More'],
  waiting: ['{n} รายการรอ', 'ລໍຖ້າ {n} ລາຍການ', '{n} waiting'],
  pageNotFound: ['ไม่พบหน้านี้', 'ບໍ່ພົບໜ້ານີ້', 'Page not found'],
});
