import type { FindingKind } from '#contract/finding-kinds.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { texts, type Row } from '#i18n/texts.ts';
import { deskStrings } from './desk-strings.ts';
import { menuStrings } from './menu-strings.ts';

export const findingStrings = texts({
  title: menuStrings.findings,
  findings: menuStrings.findings,
  lanes: ['ระบบภายนอก', 'ລະບົບພາຍນອກ', 'Outside systems'],
  noFindings: ['ยังไม่มีสิ่งที่ตรวจพบ', 'ຍັງບໍ່ມີສິ່ງທີ່ກວດພົບ', 'No findings'],
  noLanes: ['ไม่มีระบบภายนอก', 'ບໍ່ມີລະບົບພາຍນອກ', 'No outside systems'],
  choose: staffTexts.choose,
  open: ['ยังไม่ปิด', 'ຍັງບໍ່ປິດ', 'Open'],
  stopped: ['หยุดอยู่', 'ຢຸດຢູ່', 'Stopped'],
  openCount: ['ค้าง {n}', 'ຄ້າງ {n}', '{n} open'],
  lane: deskStrings.lane,
  about: ['เกี่ยวกับ', 'ກ່ຽວກັບ', 'About'],
  foundAt: ['พบเมื่อ', 'ພົບເມື່ອ', 'Found at'],
  close: ['ปิดรายการ', 'ປິດລາຍການ', 'Close the finding'],
  closeNote: [
    'การปิดไม่ทำให้เงินเคลื่อนย้าย และงานที่หยุดไว้ยังหยุดอยู่',
    'ການປິດບໍ່ເຮັດໃຫ້ເງິນເຄື່ອນຍ້າຍ ແລະ ວຽກທີ່ຢຸດໄວ້ຍັງຢຸດຢູ່',
    'Closing moves no money, and work that was stopped stays stopped',
  ],
  found: staffTexts.foundOut,
  closed: ['ปิดแล้ว', 'ປິດແລ້ວ', 'Closed'],
  isClosed: ['รายการนี้ปิดแล้ว', 'ລາຍການນີ້ປິດແລ້ວ', 'This finding is closed'],
  release: ['ให้ทำงานต่อ', 'ໃຫ້ເຮັດວຽກຕໍ່', 'Resume'],
  releaseNote: [
    'ระบบของเราจะส่งงานและถามผลต่อทันที',
    'ລະບົບຂອງພວກເຮົາຈະສົ່ງວຽກ ແລະ ຖາມຜົນຕໍ່ທັນທີ',
    'We send work and query outcomes again at once',
  ],
  why: staffTexts.reason,
  released: ['ทำงานต่อแล้ว', 'ເຮັດວຽກຕໍ່ແລ້ວ', 'Resumed'],
  openWork: ['งานค้าง', 'ວຽກຄ້າງ', 'Open work'],
  dueNow: ['ถึงเวลาแล้ว', 'ຮອດເວລາແລ້ວ', 'Due now'],
  inReview: staffTexts.personDecides,
  oldest: staffTexts.oldestSince,
  running: ['กำลังถาม', 'ກຳລັງຖາມ', 'Requests in progress'],
  waiting: ['รอคิวถาม', 'ລໍຖ້າຄິວຖາມ', 'Requests waiting'],
  answerMs: ['เวลาตอบเฉลี่ย (มิลลิวินาที)', 'ເວລາຕອບສະເລ່ຍ (ມິນລິວິນາທີ)', 'Mean answer time (ms)'],
});

export const breakerTexts = texts({
  closed: ['ปกติ', 'ປົກກະຕິ', 'Working'],
  open: ['ไม่ตอบ', 'ບໍ່ຕອບ', 'Not answering'],
  probing: staffTexts.probing,
});

export const findingKindTexts = texts({
  LINE_BOOKED_NOWHERE: [
    'ธนาคารแสดงเงินเข้าที่ไม่มีในบัญชีใด',
    'ທະນາຄານສະແດງເງິນເຂົ້າທີ່ບໍ່ມີໃນບັນຊີໃດ',
    'The bank shows money that is booked nowhere',
  ],
  RECEIPT_NOT_SHOWN: [
    'บันทึกเงินเข้าแล้ว แต่ธนาคารไม่แสดงรายการ',
    'ບັນທຶກເງິນເຂົ້າແລ້ວ ແຕ່ທະນາຄານບໍ່ສະແດງລາຍການ',
    'Booked, but the bank does not show the money',
  ],
  BANK_TOTAL_DIFFERS: [
    'ยอดเงินรวมเงินเข้าของธนาคารไม่ตรงกับรายการที่ธนาคารแสดง',
    'ຍອດເງິນລວມເງິນເຂົ້າຂອງທະນາຄານບໍ່ກົງກັບລາຍການທີ່ທະນາຄານສະແດງ',
    'The bank’s total received differs from the sum of its lines',
  ],
  MONEY_OF_TWO_MEMBERS: [
    'เงินก้อนเดียวระบุเป็นของสมาชิกสองคน',
    'ເງິນກ້ອນດຽວລະບຸເປັນຂອງສະມາຊິກສອງຄົນ',
    'One payment is reported for two members',
  ],
  QR_CONTRADICTS_ITSELF: [
    'คิวอาร์แจ้งว่าจ่ายแล้วแต่ไม่มีเงิน หรือมีเงินแต่ยังไม่จ่าย',
    'ຄິວອາແຈ້ງວ່າຈ່າຍແລ້ວແຕ່ບໍ່ມີເງິນ ຫຼື ມີເງິນແຕ່ຍັງບໍ່ຈ່າຍ',
    'The gateway reports a QR code as paid without money, or money for an unpaid code',
  ],
  QR_WITHOUT_ANSWER: ['ไม่ทราบผลของคิวอาร์', 'ບໍ່ຮູ້ຜົນຂອງຄິວອາ', 'The outcome of a QR code is unknown'],
  PLAY_IS_A_RETURNED_TRANSFER: [
    'ยอดในเกมตรงกับรายการโอนที่คืนเงินแล้ว',
    'ຍອດໃນເກມກົງກັບລາຍການໂອນທີ່ຄືນເງິນແລ້ວ',
    'A game shows the money of a transfer that was returned',
  ],
  REFUSED_WIN_IS_LESS: [
    'ยอดชนะที่ปฏิเสธแล้วในเกมลดลง ตรวจดูว่าสมาชิกเล่นต่อแล้วชนะที่เกมอื่นหรือไม่',
    'ຍອດຊະນະທີ່ປະຕິເສດແລ້ວໃນເກມຫຼຸດລົງ ກວດເບິ່ງວ່າສະມາຊິກຫຼິ້ນຕໍ່ແລ້ວຊະນະທີ່ເກມອື່ນຫຼືບໍ່',
    'A refused win became less at its game: check whether it was played on and won at another game',
  ],
  GAME_LOSES_TOO_MUCH: [
    'ในหนึ่งวันสมาชิกชนะเกมนี้รวมกันเกินวงเงิน',
    'ໃນໜຶ່ງມື້ສະມາຊິກຊະນະເກມນີ້ລວມກັນເກີນວົງເງິນ',
    'In one day members together won more at a game than its limit',
  ],
  PLAYER_UNKNOWN_AT_GAME: [
    'เกมไม่รู้จักสมาชิกที่มีเงินอยู่ที่นั่น',
    'ເກມບໍ່ຮູ້ຈັກສະມາຊິກທີ່ມີເງິນຢູ່ທີ່ນັ້ນ',
    'A game does not know a member who has money there',
  ],
  GAME_PASSWORD_NOT_CHANGED: [
    'เกมยังไม่เปลี่ยนรหัสผ่านของสมาชิก คนที่เคยเห็นรหัสผ่านเดิมอาจยังเข้าเกมได้ ติดต่อผู้ให้บริการเกม',
    'ເກມຍັງບໍ່ປ່ຽນລະຫັດຜ່ານຂອງສະມາຊິກ ຄົນທີ່ເຄີຍເຫັນລະຫັດຜ່ານເກົ່າອາດຍັງເຂົ້າເກມໄດ້ ຕິດຕໍ່ຜູ້ໃຫ້ບໍລິການເກມ',
    'A game has not changed a member’s password, so anybody who saw the old one may still get in. Contact the game’s provider',
  ],
  GAME_MONEY_OUT_OF_REACH: [
    'มีเงินอยู่ในเกมที่ไม่ให้คำตอบชัดเจนมาหนึ่งวัน ลองถามยอดอีกครั้งหรือโอนกลับในหน้าเงินในเกม แล้วติดต่อผู้ให้บริการเกม',
    'ມີເງິນຢູ່ໃນເກມທີ່ບໍ່ໃຫ້ຄຳຕອບຊັດເຈນມາໜຶ່ງມື້ ລອງຖາມຍອດອີກຄັ້ງ ຫຼື ໂອນກັບໃນໜ້າເງິນໃນເກມ ແລ້ວຕິດຕໍ່ຜູ້ໃຫ້ບໍລິການເກມ',
    'Money lies at a game that has given no clear answer for a day. Query it or bring it home under Money at games, then contact the game’s provider',
  ],
  RETURNED_BUT_DONE: [
    'คืนเงินแล้ว แต่ปลายทางบอกว่าสำเร็จ',
    'ຄືນເງິນແລ້ວ ແຕ່ປາຍທາງບອກວ່າສຳເລັດ',
    'Returned, but the provider says it is done',
  ],
  PAYOUT_ACCOUNT_SHORT: ['บัญชีที่ใช้จ่ายเงินมียอดไม่พอ', 'ບັນຊີທີ່ໃຊ້ຈ່າຍເງິນມີຍອດບໍ່ພຽງພໍ', 'The account for payouts is short of money'],
  PAYOUT_ACCOUNT_AT_LIMIT: [
    'บัญชีที่ใช้จ่ายเงินถึงวงเงินของธนาคารแล้ว',
    'ບັນຊີທີ່ໃຊ້ຈ່າຍເງິນຮອດວົງເງິນຂອງທະນາຄານແລ້ວ',
    'The account for payouts has reached its limit at the bank',
  ],
  PAYOUT_ACCOUNT_NONE: [
    'ไม่มีบัญชีที่ใช้จ่ายเงินได้ รายการถอนรออยู่',
    'ບໍ່ມີບັນຊີທີ່ໃຊ້ຈ່າຍເງິນໄດ້ ລາຍການຖອນລໍຖ້າຢູ່',
    'There is no account to pay from, so withdrawals wait',
  ],
  ENDED_AS_DONE_BUT_NOT: [
    'ปิดว่าสำเร็จ แต่ปลายทางบอกว่าไม่มีรายการ ปฏิเสธ หรือยอดไม่ตรง',
    'ປິດວ່າສຳເລັດ ແຕ່ປາຍທາງບອກວ່າບໍ່ມີລາຍການ, ປະຕິເສດ ຫຼື ຍອດບໍ່ກົງກັນ',
    'Ended as done, but the provider says it never happened, or names another amount',
  ],
  GIFT_TAKEN_BEFORE: [
    'กระเป๋าของเรารับซองของขวัญนี้ไปแล้ว โดยไม่มีรายการของเรา',
    'ກະເປົາຂອງພວກເຮົາຮັບຊອງຂອງຂວັນນີ້ໄປແລ້ວ ໂດຍບໍ່ມີລາຍການຂອງພວກເຮົາ',
    'Our wallet had received a gift before any request of ours',
  ],
  WALLET_ACCOUNT_UNKNOWN: [
    'ผู้ให้บริการไม่รู้จักกระเป๋าที่รับซองของขวัญ',
    'ຜູ້ໃຫ້ບໍລິການບໍ່ຮູ້ຈັກກະເປົາທີ່ຮັບຊອງຂອງຂວັນ',
    'The provider does not know the wallet that receives gift links',
  ],
} satisfies Record<FindingKind, Row>);

// Instead of the name of their kind.
export const findingNameTexts = texts({
  numberOfNobody: [
    'เงินที่เข้ากระเป๋าสมาชิก ธนาคารแสดงว่าโอนจากเลขบัญชีอื่นที่ไม่มีสมาชิกลงทะเบียน',
    'ເງິນທີ່ເຂົ້າກະເປົາສະມາຊິກ ທະນາຄານສະແດງວ່າໂອນຈາກເລກບັນຊີອື່ນທີ່ບໍ່ມີສະມາຊິກລົງທະບຽນ',
    'Money credited to a member came from another account number, which is no member’s',
  ],
});
