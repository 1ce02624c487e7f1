// The few texts of the games' own pages. They belong to the provider, not the product, so they live here.
const rows = {
  lobby: ['เกมทั้งหมด', 'ເກມທັງໝົດ', 'All games'],
  lobbyHint: [
    'เกมจำลองของผู้ให้บริการ เข้าเล่นด้วยชื่อผู้ใช้และรหัสผ่านจากกระเป๋า',
    'ເກມຈຳລອງຂອງຜູ້ໃຫ້ບໍລິການ ເຂົ້າຫຼິ້ນດ້ວຍຊື່ຜູ້ໃຊ້ ແລະ ລະຫັດຜ່ານຈາກກະເປົາ',
    'The providers’ make-believe games. Log in with the username and password from your wallet.',
  ],
  login: ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ', 'Log in'],
  username: ['ชื่อผู้ใช้', 'ຊື່ຜູ້ໃຊ້', 'Username'],
  password: ['รหัสผ่าน', 'ລະຫັດຜ່ານ', 'Password'],
  loginFailed: ['ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', 'ຊື່ຜູ້ໃຊ້ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ', 'Wrong username or password'],
  fieldsFailed: [
    'หน้านี้หมดอายุ กรุณาเข้าสู่ระบบอีกครั้ง',
    'ໜ້ານີ້ໝົດອາຍຸ ກະລຸນາເຂົ້າສູ່ລະບົບອີກຄັ້ງ',
    'This page has expired. Please log in again',
  ],
  linkUsed: ['ลิงก์นี้ถูกใช้ไปแล้วหรือหมดอายุ', 'ລິ້ງນີ້ຖືກໃຊ້ໄປແລ້ວ ຫຼື ໝົດອາຍຸ', 'This link was already used or has expired'],
  backToWallet: ['กลับไปที่กระเป๋า', 'ກັບໄປທີ່ກະເປົາ', 'Back to wallet'],
  balance: ['ยอดเงินในเกม', 'ຍອດເງິນໃນເກມ', 'In-game balance'],
  stake: ['เดิมพัน', 'ເດີມພັນ', 'Stake'],
  play: ['เล่นหนึ่งรอบ', 'ຫຼິ້ນໜຶ່ງຮອບ', 'Play a round'],
  playing: ['กำลังเล่น', 'ກຳລັງຫຼິ້ນ', 'Playing'],
  won: ['ชนะ {amount}', 'ຊະນະ {amount}', 'Won {amount}'],
  lost: ['ไม่ชนะในรอบนี้', 'ບໍ່ຊະນະໃນຮອບນີ້', 'No win this round'],
  tooLittle: ['ยอดเงินในเกมไม่พอ', 'ຍອດເງິນໃນເກມບໍ່ພໍ', 'Not enough in-game balance'],
  stakeNotAccepted: ['กรุณาใส่เดิมพันให้ถูกต้อง', 'ກະລຸນາໃສ່ເດີມພັນໃຫ້ຖືກຕ້ອງ', 'Please enter a valid stake'],
  failed: ['เล่นไม่สำเร็จ ลองอีกครั้ง', 'ຫຼິ້ນບໍ່ສຳເລັດ ລອງອີກຄັ້ງ', 'The round failed. Try again'],
  recent: ['รอบล่าสุด', 'ຮອບຫຼ້າສຸດ', 'Recent rounds'],
  noRounds: ['ยังไม่มีรอบที่เล่น', 'ຍັງບໍ່ມີຮອບທີ່ຫຼິ້ນ', 'No rounds yet'],
  pickSide: ['เลือกฝั่ง', 'ເລືອກຝ່າຍ', 'Pick a side'],
  player: ['ผู้เล่น', 'ຜູ້ຫຼິ້ນ', 'Player'],
  banker: ['เจ้ามือ', 'ເຈົ້າມື', 'Banker'],
  tie: ['เสมอ', 'ສະເໝີ', 'Tie'],
  cardsRule: [
    'ไพ่สูงกว่าได้ 2 เท่า เสมอได้ 8 เท่า',
    'ໄພ້ສູງກວ່າໄດ້ 2 ເທົ່າ ສະເໝີໄດ້ 8 ເທົ່າ',
    'The higher card pays 2 times, a tie 8 times',
  ],
  home: ['ทีมเหย้า', 'ທີມເຈົ້າບ້ານ', 'Home'],
  away: ['ทีมเยือน', 'ທີມຢ້ຽມຢາມ', 'Away'],
  pickTeam: ['เลือกทีม', 'ເລືອກທີມ', 'Pick a team'],
  pickNumber: ['เลือกเลข 00 ถึง 99', 'ເລືອກເລກ 00 ຫາ 99', 'Pick a number, 00 to 99'],
  reelsRule: [
    'สามตัวเหมือนกัน 5 เท่า สองตัวเหมือนกัน 1.5 เท่า',
    'ສາມໂຕຄືກັນ 5 ເທົ່າ ສອງໂຕຄືກັນ 1.5 ເທົ່າ',
    'Three alike pay 5 times, two alike 1.5 times',
  ],
  matchRule: ['ทีมที่เลือกชนะได้ 1.9 เท่า', 'ທີມທີ່ເລືອກຊະນະໄດ້ 1.9 ເທົ່າ', 'The right team pays 1.9 times'],
  drawRule: [
    'ตรงสองหลัก 60 เท่า ตรงหลักท้าย 3 เท่า',
    'ຖືກສອງຫຼັກ 60 ເທົ່າ ຖືກຫຼັກທ້າຍ 3 ເທົ່າ',
    'Both digits pay 60 times, the last digit 3 times',
  ],
  appPage: ['แอปของผู้ให้บริการ (จำลอง)', 'ແອັບຂອງຜູ້ໃຫ້ບໍລິການ (ຈຳລອງ)', 'The provider’s app (make-believe)'],
} as const satisfies Record<string, readonly [th: string, la: string, en: string]>;

export type PageText = keyof typeof rows;
export type PageLanguage = 'th' | 'la' | 'en';

const tags: Readonly<Record<string, PageLanguage>> = { th: 'th', la: 'la', lo: 'la', en: 'en' };
const firstTag = (accepted: string): string => /^[a-z]+/i.exec(accepted)?.[0].toLowerCase() ?? '';

// The language of the link or, for a posted form, which names none, the first one that the browser accepts.
export const pageLanguage = (requested: unknown, accepted = ''): PageLanguage =>
  (typeof requested === 'string' ? tags[requested] : undefined) ?? tags[firstTag(accepted)] ?? 'th';

// As a language tag `la` is Latin; Lao is `lo`.
export const languageTag = (language: PageLanguage): string => (language === 'la' ? 'lo' : language);

const columns = { th: 0, la: 1, en: 2 } as const;
export const pageText = (language: PageLanguage, name: PageText): string => rows[name][columns[language]];

export const allPageTexts = (language: PageLanguage): Record<string, string> =>
  Object.fromEntries(Object.keys(rows).map((name) => [name, pageText(language, name as PageText)]));
