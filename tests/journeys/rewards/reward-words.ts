import type { Language } from '../support/words.ts';

// The texts of the reward screens, written down a second time.
const rows = {
  copy: ['คัดลอก', 'ຄັດລອກ', 'Copy'],
  bonuses: ['โบนัส', 'ໂບນັດ', 'Bonuses'],
  welcome: ['โบนัสสมาชิกใหม่ 100%', 'ໂບນັດສະມາຊິກໃໝ່ 100%', 'Welcome bonus 100%'],
  receiveBonus: ['รับโบนัส', 'ຮັບໂບນັດ', 'Receive bonus'],
  cancelBonus: ['ยกเลิกโบนัส', 'ຍົກເລີກໂບນັດ', 'Cancel bonus'],
  promotionCode: ['รหัสโปรโมชัน', 'ລະຫັດໂປຣໂມຊັນ', 'Promotion code'],
  search: ['ค้นหา', 'ຄົ້ນຫາ', 'Search'],
  notNow: ['ยกเลิกตอนนี้ไม่ได้', 'ຍົກເລີກຕອນນີ້ບໍ່ໄດ້', 'It cannot be cancelled now'],
  met: ['ทำเงื่อนไขครบแล้ว', 'ເຮັດຕາມເງື່ອນໄຂຄົບແລ້ວ', 'Condition met'],
  ended: ['เงื่อนไขสิ้นสุดแล้ว', 'ເງື່ອນໄຂສິ້ນສຸດແລ້ວ', 'Condition ended'],
  invite: ['แนะนำเพื่อน', 'ແນະນຳໝູ່', 'Invite friends'],
  inviteLink: ['ลิงก์แนะนำเพื่อน', 'ລິ້ງແນະນຳໝູ່', 'Invite link'],
  refund: ['คืนยอดเสีย', 'ຄືນຍອດເສຍ', 'Refund'],
  receive: ['รับ', 'ຮັບ', 'Receive'],
  openCheck: ['เปิดหน้าตรวจสอบ', 'ເປີດໜ້າກວດສອບ', 'Open the checking page'],
} as const satisfies Record<string, readonly [string, string, string]>;

const columns = { th: 0, la: 1, en: 2 } as const;

export type RewardWords = (word: keyof typeof rows) => string;

export const rewardWordsOf =
  (language: Language): RewardWords =>
  (word) =>
    rows[word][columns[language]];
