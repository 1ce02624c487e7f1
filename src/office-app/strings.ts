import { texts } from '#i18n/texts.ts';

export const officeStrings = texts({
  office: ['หลังบ้าน', 'ຫ້ອງການ', 'Back office'],
  withdrawals: ['คิวถอนเงิน', 'ຄິວຖອນເງິນ', 'Withdrawal queue'],
  logOut: ['ออกจากระบบ', 'ອອກຈາກລະບົບ', 'Log out'],
  signedIn: ['{name} ({role})', '{name} ({role})', '{name} ({role})'],
  sessionEnded: [
    'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
    'ໝົດເວລາການເຂົ້າສູ່ລະບົບ ກະລຸນາເຂົ້າສູ່ລະບົບໃໝ່',
    'Your session ended. Please log in again',
  ],
  pageNotFound: ['ไม่พบหน้านี้', 'ບໍ່ພົບໜ້ານີ້', 'Page Not Found'],
});
