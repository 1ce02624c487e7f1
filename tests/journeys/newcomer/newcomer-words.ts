import type { Language } from '../support/words.ts';

// The texts that only the walk of a new member checks, written down a second time.
const rows = {
  wrongLogin: ['เบอร์โทรศัพท์หรือรหัสผ่านไม่ถูกต้อง', 'ເບີໂທລະສັບ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', 'Incorrect phone number/password'],
  invite: ['แนะนำเพื่อน', 'ແນະນຳໝູ່', 'Invite friends'],
  inviteLink: ['ลิงก์แนะนำเพื่อน', 'ລິ້ງແນະນຳໝູ່', 'Invite link'],
  refund: ['คืนยอดเสีย', 'ຄືນຍອດເສຍ', 'Refund'],
  bonuses: ['โบนัส', 'ໂບນັດ', 'Bonuses'],
  promotionCode: ['รหัสโปรโมชัน', 'ລະຫັດໂປຣໂມຊັນ', 'Promotion code'],
  search: ['ค้นหา', 'ຄົ້ນຫາ', 'Search'],
  receiveBonus: ['รับโบนัส', 'ຮັບໂບນັດ', 'Receive bonus'],
  noPromotion: ['ไม่พบโปรโมชันนี้', 'ບໍ່ພົບໂປຣໂມຊັນນີ້', 'Promotion not found'],
  promotionUsed: ['รับโปรโมชันนี้แล้ว', 'ຮັບໂປຣໂມຊັນນີ້ແລ້ວ', 'You have already received this promotion'],
  wheel: ['วงล้อนำโชค', 'ວົງລໍ້ນຳໂຊກ', 'Prize wheel'],
  coupons: ['คูปอง', 'ຄູປອງ', 'Coupons'],
  noGiftLink: [
    'ไม่ใช่ลิงก์ซองของขวัญ กรุณาคัดลอกลิงก์จากแอปทรูมันนี่',
    'ບໍ່ແມ່ນລິ້ງຊອງຂອງຂວັນ ກະລຸນາຄັດລອກລິ້ງຈາກແອັບ TrueMoney',
    'This is not a gift link. Please copy it from the TrueMoney app',
  ],
  usedLink: ['ลิงก์นี้ถูกใช้แล้ว', 'ລິ້ງນີ້ຖືກໃຊ້ແລ້ວ', 'This link has already been used'],
  otherAmount: ['ยอดที่โอนไม่ตรงกับคิวอาร์โค้ด', 'ຍອດທີ່ໂອນບໍ່ກົງກັບຄິວອາໂຄດ', 'You paid another amount'],
  bringHome: ['โอนทั้งหมดกลับกระเป๋าเงินหลัก', 'ໂອນທັງໝົດກັບກະເປົາເງິນຫຼັກ', 'Transfer everything to the main wallet'],
  broughtHome: ['เงินกลับกระเป๋าเงินหลักแล้ว', 'ເງິນກັບກະເປົາເງິນຫຼັກແລ້ວ', 'Your money is back in the main wallet'],
  follow: ['ติดตามรายการนี้', 'ຕິດຕາມລາຍການນີ້', 'Follow this transaction'],
  reference: ['เลขอ้างอิงสำหรับแจ้งเจ้าหน้าที่', 'ເລກອ້າງອີງສຳລັບແຈ້ງເຈົ້າໜ້າທີ່', 'Reference to give our staff'],
  reload: ['โหลดหน้านี้ใหม่', 'ໂຫຼດໜ້ານີ້ໃໝ່', 'Reload this page'],
  sessionEnded: [
    'เซสชันหมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
    'ໝົດເວລາການເຂົ້າສູ່ລະບົບ ກະລຸນາເຂົ້າສູ່ລະບົບໃໝ່',
    'Your session ended. Please log in again',
  ],
} as const satisfies Record<string, readonly [th: string, la: string, en: string]>;

const columns = { th: 0, la: 1, en: 2 } as const;

export type NewcomerWords = (word: keyof typeof rows) => string;

export const newcomerWordsOf =
  (language: Language): NewcomerWords =>
  (word) =>
    rows[word][columns[language]];
