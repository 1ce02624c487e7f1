import { accountTexts } from '#i18n/account-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';
import { menuStrings } from './menu-strings.ts';

export const booksStrings = texts({
  title: menuStrings.books,
  agrees: ['ทุกอย่างตรงกัน', 'ທຸກຢ່າງກົງກັນ', 'Everything agrees'],
  differ: ['ไม่ตรงกัน {n} เรื่อง', 'ບໍ່ກົງກັນ {n} ເລື່ອງ', 'Do not agree: {n}'],
  unknown: ['ยังไม่รู้ {n} เรื่อง', 'ຍັງບໍ່ຮູ້ {n} ເລື່ອງ', 'Not known: {n}'],
  asOf: ['ข้อมูล ณ {at}', 'ຂໍ້ມູນ ນະ {at}', 'As of {at}'],
  again: ['อ่านอีกครั้ง', 'ອ່ານອີກຄັ້ງ', 'Read again'],
  fresh: ['อ่านใหม่ได้นาทีละครั้ง', 'ອ່ານໃໝ່ໄດ້ນາທີລະຄັ້ງ', 'Once a minute'],
  notRead: [
    'อ่านผลรวมไม่ได้ในเวลา ลองใหม่ในหนึ่งนาที',
    'ອ່ານຜົນລວມບໍ່ໄດ້ໃນເວລາ ລອງໃໝ່ໃນໜຶ່ງນາທີ',
    'The sums could not be read in time. Try again in a minute',
  ],
  empty: ['ยังไม่มีเงินในบัญชี', 'ຍັງບໍ່ມີເງິນໃນບັນຊີ', 'No money in the books yet'],
  bothSides: ['สองฝั่งของบัญชี', 'ສອງຝັ່ງຂອງບັນຊີ', 'Both sides of the books'],
  owed: ['หนี้สินต่อสมาชิก', 'ໜີ້ສິນຕໍ່ສະມາຊິກ', 'Owed to members'],
  against: ['รายการที่รองรับ', 'ລາຍການທີ່ຮອງຮັບ', 'What stands against it'],
  account: ['บัญชี', 'ບັນຊີ', 'Account'],
  amount: sharedTexts.amount,
  total: ['รวม', 'ລວມ', 'Total'],
  difference: ['ผลต่าง', 'ຜົນຕ່າງ', 'Difference'],
  proof: ['การพิสูจน์บัญชี', 'ການພິສູດບັນຊີ', 'Proof of the books'],
  entries: ['พิสูจน์รายการล่าสุดเมื่อ', 'ພິສູດລາຍການຫຼ້າສຸດເມື່ອ', 'Recent entries proved at'],
  roundBegan: ['เริ่มรอบทุกบัญชีเมื่อ', 'ເລີ່ມຮອບທຸກບັນຊີເມື່ອ', 'Round over all books began at'],
  round: ['พิสูจน์แล้วในรอบนี้', 'ພິສູດແລ້ວໃນຮອບນີ້', 'Proved in this round'],
  ofBooks: ['{n} บัญชี (รอบก่อน {last})', '{n} ບັນຊີ (ຮອບກ່ອນ {last})', '{n} books (last round {last})'],
  payouts: ['การจ่ายเงิน', 'ການຈ່າຍເງິນ', 'Payouts'],
  running: ['ทำงานอยู่', 'ເຮັດວຽກຢູ່', 'Not stopped'],
  stoppedFor: ['หยุดตั้งแต่ {at}: {reason}', 'ຢຸດຕັ້ງແຕ່ {at}: {reason}', 'Stopped since {at}: {reason}'],
  never: staffTexts.never,
  banks: ['บัญชีของเราที่ธนาคาร', 'ບັນຊີຂອງພວກເຮົາທີ່ທະນາຄານ', 'Our accounts at banks'],
  noBanks: ['ยังไม่มีบัญชีของเรา', 'ຍັງບໍ່ມີບັນຊີຂອງພວກເຮົາ', 'No accounts of ours yet'],
  bank: accountTexts.bank,
  comparedAt: ['เทียบล่าสุดเมื่อ', 'ທຽບຫຼ້າສຸດເມື່ອ', 'Last compared at'],
  readAt: ['อ่านรายการล่าสุดเมื่อ', 'ອ່ານລາຍການຫຼ້າສຸດເມື່ອ', 'Record last read at'],
  bankTotal: ['ธนาคารแจ้งเงินเข้ารวม', 'ທະນາຄານແຈ້ງເງິນເຂົ້າລວມ', 'Received, says the bank'],
  unshown: ['ธนาคารยังไม่แสดง', 'ທະນາຄານຍັງບໍ່ສະແດງ', 'Not shown by the bank'],
  countOf: ['{n} รายการ', '{n} ລາຍການ', 'Receipts: {n}'],
  games: ['เงินที่เกม', 'ເງິນທີ່ເກມ', 'Money held by games'],
  noGames: ['ยังไม่มีเงินที่เกม', 'ຍັງບໍ່ມີເງິນທີ່ເກມ', 'No game holds money yet'],
  game: staffTexts.game,
  booked: staffTexts.inOurBooks,
  ofCurrent: ['ในบัญชีที่เทียบแล้ว', 'ໃນບັນຊີທີ່ທຽບແລ້ວ', 'Compared, in our books'],
  there: ['เกมแจ้งในบัญชีเดียวกัน', 'ເກມແຈ້ງໃນບັນຊີດຽວກັນ', 'The same, says the game'],
  notCurrent: ['รอเทียบใหม่', 'ລໍຖ້າທຽບໃໝ່', 'To be compared again'],
  accountsOf: ['{n} จาก {all} บัญชี', '{n} ຈາກ {all} ບັນຊີ', '{n} of {all} accounts'],
});

// The ledger's accounts, as an accountant would name them.
export const ledgerAccountTexts = texts({
  wallet: ['กระเป๋าเงินของสมาชิก', 'ກະເປົາເງິນຂອງສະມາຊິກ', 'Members’ wallets'],
  held: ['กันไว้สำหรับการถอน', 'ກັນໄວ້ສຳລັບການຖອນ', 'Held for withdrawals'],
  transit: ['ระหว่างโอนเข้าออกเกม', 'ລະຫວ່າງໂອນເຂົ້າອອກເກມ', 'On its way to or from games'],
  game: ['อยู่ในเกม', 'ຢູ່ໃນເກມ', 'At games'],
  suspense: ['เงินเข้าที่ยังไม่รู้เจ้าของ', 'ເງິນເຂົ້າທີ່ຍັງບໍ່ຮູ້ເຈົ້າຂອງ', 'Receipts whose owner is not known'],
  bank: ['เงินรับหักเงินจ่ายทางธนาคาร', 'ເງິນຮັບຫັກເງິນຈ່າຍທາງທະນາຄານ', 'Banks: received less paid out'],
  play: ['สมาชิกชนะหักเสียในเกม', 'ສະມາຊິກຊະນະຫັກເສຍໃນເກມ', 'Games: members’ wins less losses'],
  bonus: ['โบนัสที่ให้', 'ໂບນັດທີ່ໃຫ້', 'Bonuses given'],
  promotion: ['คูปองที่ให้', 'ຄູປອງທີ່ໃຫ້', 'Coupons given'],
  invite: ['โบนัสแนะนำเพื่อนที่ให้', 'ໂບນັດແນະນຳໝູ່ທີ່ໃຫ້', 'Referral bonuses given'],
  refund: ['ยอดเสียที่คืน', 'ຍອດເສຍທີ່ຄືນ', 'Losses refunded'],
  prize: ['รางวัลวงล้อที่ให้', 'ລາງວັນວົງລໍ້ທີ່ໃຫ້', 'Wheel prizes given'],
  adjustment: ['รายการปรับปรุง', 'ລາຍການປັບປຸງ', 'Adjustments'],
});

export const doubtTexts = texts({
  SIDES_DIFFER: ['สองฝั่งของบัญชีสกุล {of} ไม่เท่ากัน', 'ສອງຝັ່ງຂອງບັນຊີສະກຸນ {of} ບໍ່ເທົ່າກັນ', 'The two sides in {of} differ'],
  PAYOUTS_STOPPED: ['การจ่ายเงินหยุดอยู่', 'ການຈ່າຍເງິນຢຸດຢູ່', 'Payouts are stopped'],
  RECEIPTS_NOT_SHOWN: [
    '{of}: ธนาคารไม่แสดงเงินเข้า {n} รายการ',
    '{of}: ທະນາຄານບໍ່ສະແດງເງິນເຂົ້າ {n} ລາຍການ',
    '{of}: receipts that the bank does not show: {n}',
  ],
  GAME_DIFFERS: [
    '{of}: ยอดไม่ตรงกัน {n} บัญชี',
    '{of}: ຍອດບໍ່ກົງກັນ {n} ບັນຊີ',
    '{of}: accounts that differ from our books: {n}',
  ],
  FINDINGS_OPEN: ['สิ่งที่ตรวจพบยังไม่ปิด {n} รายการ', 'ສິ່ງທີ່ກວດພົບຍັງບໍ່ປິດ {n} ລາຍການ', 'Open findings: {n}'],
  LANES_STOPPED: ['ระบบภายนอกหยุดอยู่ {n} ระบบ', 'ລະບົບພາຍນອກຢຸດຢູ່ {n} ລະບົບ', 'Stopped outside systems: {n}'],
  SUMS_NOT_READ: ['ผลรวมของทุกบัญชี', 'ຜົນລວມຂອງທຸກບັນຊີ', 'The sums over all books'],
  ENTRIES_NOT_PROVED: [
    'รายการล่าสุดไม่ได้พิสูจน์ภายใน 5 นาที',
    'ລາຍການຫຼ້າສຸດບໍ່ໄດ້ພິສູດພາຍໃນ 5 ນາທີ',
    'Recent entries were not proved within 5 minutes',
  ],
  BOOKS_NOT_PROVED: ['ยังพิสูจน์ทุกบัญชีไม่ครบภายใน 1 วัน', 'ຍັງພິສູດທຸກບັນຊີບໍ່ຄົບພາຍໃນ 1 ວັນ', 'Not all books were proved within a day'],
  BANK_NOT_COMPARED: [
    '{of}: ไม่ได้เทียบกับธนาคารภายใน 70 นาที',
    '{of}: ບໍ່ໄດ້ທຽບກັບທະນາຄານພາຍໃນ 70 ນາທີ',
    '{of}: not compared with the bank within 70 minutes',
  ],
  GAME_NOT_COMPARED: [
    '{of}: ไม่ได้เทียบ {n} บัญชีภายใน 75 นาที',
    '{of}: ບໍ່ໄດ້ທຽບ {n} ບັນຊີພາຍໃນ 75 ນາທີ',
    '{of}: accounts not compared within 75 minutes: {n}',
  ],
});

// Instead of a line for each account or game.
export const severalTexts = texts({
  BANK_NOT_COMPARED: [
    'บัญชีของเรา {n} บัญชีไม่ได้เทียบกับธนาคารภายใน 70 นาที',
    'ບັນຊີຂອງພວກເຮົາ {n} ບັນຊີບໍ່ໄດ້ທຽບກັບທະນາຄານພາຍໃນ 70 ນາທີ',
    'Our accounts not compared with their bank within 70 minutes: {n}',
  ],
  GAME_NOT_COMPARED: [
    'เกม {n} เกมมีบัญชีที่ไม่ได้เทียบภายใน 75 นาที',
    'ເກມ {n} ເກມມີບັນຊີທີ່ບໍ່ໄດ້ທຽບພາຍໃນ 75 ນາທີ',
    'Games with accounts not compared within 75 minutes: {n}',
  ],
});
