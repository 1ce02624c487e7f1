import { staffTexts } from '#i18n/staff-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';
import { menuStrings } from './menu-strings.ts';

export const gameMoneyStrings = texts({
  title: menuStrings.gameMoney,
  unexplained: ['อธิบายไม่ได้', 'ອະທິບາຍບໍ່ໄດ້', 'Unexplained'],
  explained: ['มีคำอธิบาย', 'ມີຄຳອະທິບາຍ', 'Explained'],
  emptyUnexplained: ['ไม่มียอดที่อธิบายไม่ได้', 'ບໍ່ມີຍອດທີ່ອະທິບາຍບໍ່ໄດ້', 'No unexplained balances'],
  emptyExplained: staffTexts.empty,
  choose: staffTexts.choose,
  compareAll: ['ถามทุกเกมตอนนี้', 'ຖາມທຸກເກມຕອນນີ້', 'Query all games now'],
  comparing: ['กำลังถามยอด {n} บัญชี', 'ກຳລັງຖາມຍອດ {n} ບັນຊີ', 'Accounts being queried: {n}'],
  compare: ['ถามยอดตอนนี้', 'ຖາມຍອດຕອນນີ້', 'Query now'],
  compared: ['ถามยอดแล้ว', 'ຖາມຍອດແລ້ວ', 'Queried'],
  home: ['โอนกลับกระเป๋าเงินหลัก', 'ໂອນກັບກະເປົາເງິນຫຼັກ', 'Transfer to the main wallet'],
  homeNote: [
    'เงินในเกมนี้ ยกเว้นยอดที่รอตรวจ จะกลับเข้ากระเป๋าเงินหลักของสมาชิก สมาชิกที่กำลังเล่นอยู่จะไม่มีเงินเหลือในเกม',
    'ເງິນໃນເກມນີ້ ຍົກເວັ້ນຍອດທີ່ລໍຖ້າກວດ ຈະກັບເຂົ້າກະເປົາເງິນຫຼັກຂອງສະມາຊິກ ສະມາຊິກທີ່ກຳລັງຫຼິ້ນຢູ່ຈະບໍ່ມີເງິນເຫຼືອໃນເກມ',
    'The money at this game, except what waits for a check, goes to the member’s main wallet. A member who is playing has no money left there',
  ],
  because: staffTexts.reason,
  becauseShort: ['เขียนเหตุผลอย่างน้อย 10 ตัวอักษร', 'ຂຽນເຫດຜົນຢ່າງໜ້ອຍ 10 ຕົວອັກສອນ', 'Write a reason of at least 10 characters'],
  homeDone: [
    'ส่งคำสั่งโอนกลับแล้ว ดูผลที่การโอนล่าสุด',
    'ສົ່ງຄຳສັ່ງໂອນກັບແລ້ວ ເບິ່ງຜົນທີ່ການໂອນຫຼ້າສຸດ',
    'Transfer to the main wallet sent. See its outcome under Last transfers',
  ],
  homeFailed: [
    'โอนกลับไม่สำเร็จ เงินยังอยู่ในเกม ระบบไม่ลองใหม่เอง กรุณาทำใหม่เมื่อเกมตอบ',
    'ໂອນກັບບໍ່ສຳເລັດ ເງິນຍັງຢູ່ໃນເກມ ລະບົບບໍ່ລອງໃໝ່ເອງ ກະລຸນາເຮັດໃໝ່ເມື່ອເກມຕອບ',
    'Not transferred. The money is still in the game, and nothing tries again automatically. Try again once the game answers',
  ],
  homeBusy: [
    'รายการโอนก่อนหน้ากับเกมนี้ยังไม่จบ ครั้งนี้ไม่ได้โอน กรุณาทำใหม่เมื่อรายการนั้นจบ',
    'ລາຍການໂອນກ່ອນໜ້ານີ້ກັບເກມນີ້ຍັງບໍ່ຈົບ ຄັ້ງນີ້ບໍ່ໄດ້ໂອນ ກະລຸນາເຮັດໃໝ່ເມື່ອລາຍການນັ້ນຈົບ',
    'An earlier transfer with this game is still in progress. Nothing was transferred now. Try again once it has ended',
  ],
  homeEmpty: [
    'ไม่มีเงินที่ลงบัญชีแล้วให้โอนออกจากเกมนี้',
    'ບໍ່ມີເງິນທີ່ລົງບັນຊີແລ້ວໃຫ້ໂອນອອກຈາກເກມນີ້',
    'There is no booked money to transfer from this game',
  ],
  wallet: sharedTexts.mainWallet,
  booked: staffTexts.inOurBooks,
  there: ['ยอดที่เกมแจ้ง', 'ຍອດທີ່ເກມແຈ້ງ', 'Reported by the game'],
  neverTold: ['ยังไม่เคยแจ้ง', 'ຍັງບໍ່ເຄີຍແຈ້ງ', 'Never reported'],
  toldAt: ['เกมแจ้งเมื่อ', 'ເກມແຈ້ງເມື່ອ', 'Reported at'],
  movedSince: [
    'ยอดเคลื่อนไหวหลังจากเกมแจ้ง กดถามยอดตอนนี้เพื่อเทียบอีกครั้ง',
    'ຍອດເຄື່ອນໄຫວຫຼັງຈາກເກມແຈ້ງ ກົດຖາມຍອດຕອນນີ້ເພື່ອທຽບອີກຄັ້ງ',
    'Money has moved since the game reported. Press Query now to compare again',
  ],
  comparedAt: ['ถามล่าสุดเมื่อ', 'ຖາມຫຼ້າສຸດເມື່ອ', 'Last queried at'],
  since: staffTexts.since,
  inTransit: ['กำลังโอน', 'ກຳລັງໂອນ', 'In transit'],
  playToday: ['ได้เสียวันนี้', 'ໄດ້ເສຍມື້ນີ້', 'Won or lost today'],
  days: ['ผลการเล่น 7 วัน', 'ຜົນການຫຼິ້ນ 7 ມື້', 'Play in the last 7 days'],
  turnover: ['ยอดเล่น {stake} · {rounds} รอบ', 'ຍອດຫຼິ້ນ {stake} · {rounds} ຮອບ', 'Staked {stake} · rounds: {rounds}'],
  derived: ['คิดจากยอดเงิน', 'ຄິດຈາກຍອດເງິນ', 'From balances'],
  noGames: ['สมาชิกยังไม่เปิดบัญชีเกม', 'ສະມາຊິກຍັງບໍ່ເປີດບັນຊີເກມ', 'The member has no game account'],
  transfers: ['การโอนล่าสุด', 'ການໂອນຫຼ້າສຸດ', 'Last transfers'],
  in: ['เข้า {code}', 'ເຂົ້າ {code}', 'To {code}'],
  out: ['ออกจาก {code}', 'ອອກຈາກ {code}', 'From {code}'],
});

export const comparisonTexts = texts({
  AGREES: ['ตรงกัน', 'ກົງກັນ', 'Agrees'],
  PLAY: ['ต่างเพราะการเล่น ลงบัญชีแล้ว', 'ຕ່າງເພາະການຫຼິ້ນ ລົງບັນຊີແລ້ວ', 'Differed by play, now booked'],
  TRANSFER: ['มีการโอนที่ยังไม่จบ', 'ມີການໂອນທີ່ຍັງບໍ່ຈົບ', 'A transfer is under way'],
  HELD: ['ดูที่เมนูเงินรางวัลรอตรวจ', 'ເບິ່ງທີ່ເມນູເງິນລາງວັນລໍຖ້າກວດ', 'See Held wins'],
  UNCLEAR: ['อาจเป็นการโอนที่คืนเงินแล้ว', 'ອາດເປັນການໂອນທີ່ຄືນເງິນແລ້ວ', 'May be a transfer that was returned'],
  SILENT: ['เกมไม่ให้คำตอบที่ชัดเจน', 'ເກມບໍ່ໃຫ້ຄຳຕອບທີ່ຊັດເຈນ', 'The game gives no clear answer'],
  NO_PLAYER: ['เกมไม่รู้จักสมาชิก', 'ເກມບໍ່ຮູ້ຈັກສະມາຊິກ', 'The game does not know the member'],
});

export const transferStateTexts = texts({
  SENDING: ['กำลังส่ง', 'ກຳລັງສົ່ງ', 'Being sent'],
  UNKNOWN: ['ยังไม่ทราบผล', 'ຍັງບໍ່ຮູ້ຜົນ', 'Outcome unknown'],
  REVIEW: staffTexts.personDecides,
  CONFIRMED: staffTexts.success,
  RETURNED: staffTexts.returned,
});
