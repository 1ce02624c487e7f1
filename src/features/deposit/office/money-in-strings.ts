import { accountTexts } from '#i18n/account-texts.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';
import { officeTexts } from '#ui/office/office-texts.ts';

export const moneyInStrings = texts({
  title: ['เงินเข้าที่ต้องจัดการ', 'ເງິນເຂົ້າທີ່ຕ້ອງຈັດການ', 'Money in'],
  empty: ['ไม่มีรายการรอ', 'ບໍ່ມີລາຍການລໍຖ້າ', 'Nothing is waiting'],
  emptyEnded: staffTexts.emptyEnded,
  searchBy: officeTexts.searchBy,
  choose: staffTexts.choose,
  gone: ['ไม่พบรายการนี้', 'ບໍ່ພົບລາຍການນີ້', 'This item was not found'],
  waiting: staffTexts.toDecide,
  second: staffTexts.awaitingSecond,
  unreadable: staffTexts.bankLine,
  payer: staffTexts.payer,
  account: staffTexts.ourAccount,
  channel: staffTexts.channel,
  paidAt: staffTexts.paidAt,
  openedAt: ['รับเรื่องเมื่อ', 'ຮັບເລື່ອງເມື່ອ', 'Waiting since'],
  dueAt: staffTexts.decideBy,
  endedAt: ['สิ้นสุดเมื่อ', 'ສິ້ນສຸດເມື່ອ', 'Ended at'],
  decidedBy: staffTexts.decidedBy,
  bySystem: staffTexts.system,
  bankReference: staffTexts.bankReference,
  sentThrough: ['โอนผ่านธนาคาร (รหัส)', 'ໂອນຜ່ານທະນາຄານ (ລະຫັດ)', 'Sent through bank (code)'],
  member: ['สมาชิกที่เกี่ยวข้อง', 'ສະມາຊິກທີ່ກ່ຽວຂ້ອງ', 'Member concerned'],
  namedTo: ['ให้แก่', 'ໃຫ້ແກ່', 'Given to'],
  reason: staffTexts.reason,
  times: ['พบกี่ครั้ง', 'ພົບຈັກຄັ້ງ', 'Times seen'],
  note: staffTexts.note,
  raw: ['ข้อความจากธนาคาร', 'ຂໍ້ຄວາມຈາກທະນາຄານ', 'As the bank wrote it'],
  reference: staffTexts.reference,
  name: ['ให้สมาชิก', 'ໃຫ້ສະມາຊິກ', 'Give to a member'],
  nameNote: [
    'เงินจะเข้ากระเป๋าของสมาชิกที่ใช้เบอร์นี้',
    'ເງິນຈະເຂົ້າກະເປົາຂອງສະມາຊິກທີ່ໃຊ້ເບີນີ້',
    'The money goes to the wallet of the member with this phone',
  ],
  startsBonus: [
    'นับเป็นการฝาก หากสมาชิกมีโบนัสที่รอการฝาก โบนัสจะเริ่ม',
    'ນັບເປັນການຝາກ ຖ້າສະມາຊິກມີໂບນັດທີ່ລໍຖ້າການຝາກ ໂບນັດຈະເລີ່ມ',
    'It counts as a deposit: if the member has a bonus waiting for one, it starts',
  ],
  noMember: [
    'ไม่มีสมาชิกที่ใช้เบอร์นี้และมีกระเป๋าในสกุลเงินนี้',
    'ບໍ່ມີສະມາຊິກທີ່ໃຊ້ເບີນີ້ ແລະ ມີກະເປົາໃນສະກຸນເງິນນີ້',
    'No member has this number and a wallet in this currency',
  ],
  goesTo: ['เงินจะเข้ากระเป๋าของ', 'ເງິນຈະເຂົ້າກະເປົາຂອງ', 'The money goes to'],
  noneShown: ['ยังไม่มีชื่อสมาชิกแสดงใต้เบอร์นี้', 'ຍັງບໍ່ມີຊື່ສະມາຊິກສະແດງກ້ອງເບີນີ້', 'No member is shown below this number'],
  otherThan: [
    'รายการจำนวนเดียวกันที่บันทึกแล้ว และถือว่าเป็นเงินคนละก้อน',
    'ລາຍການຈຳນວນດຽວກັນທີ່ບັນທຶກແລ້ວ ແລະ ຖືວ່າເປັນເງິນຄົນລະກ້ອນ',
    'Booked with the same amount, and found to be other money',
  ],
  phone: ['เบอร์โทรของสมาชิก', 'ເບີໂທຂອງສະມາຊິກ', 'Member’s phone number'],
  return: ['บันทึกว่าคืนแล้ว', 'ບັນທຶກວ່າຄືນແລ້ວ', 'Mark as sent back'],
  returnNote: [
    'ต้องโอนเงินคืนผ่านธนาคารก่อน แล้วบันทึกหลักฐานที่นี่',
    'ຕ້ອງໂອນເງິນຄືນຜ່ານທະນາຄານກ່ອນ ແລ້ວບັນທຶກຫຼັກຖານທີ່ນີ້',
    'First send the money back at the bank, then enter the evidence here',
  ],
  evidence: ['หลักฐานการคืน', 'ຫຼັກຖານການຄືນ', 'Evidence of the return'],
  needsTwo: staffTexts.needsSecond,
  confirm: ['ยืนยันว่าเงินเข้า', 'ຢືນຢັນວ່າເງິນເຂົ້າ', 'Confirm that the money arrived'],
  confirmNote: [
    'กรอกตามที่ธนาคารแสดง ต้องให้อีกคนยืนยันก่อนเงินเข้ากระเป๋า',
    'ຕື່ມຕາມທີ່ທະນາຄານສະແດງ ຕ້ອງໃຫ້ອີກຄົນຢືນຢັນກ່ອນເງິນເຂົ້າກະເປົາ',
    'Copy what the bank shows. Another person must confirm before it is credited',
  ],
  drop: ['เงินไม่เข้า', 'ເງິນບໍ່ເຂົ້າ', 'The money did not arrive'],
  book: ['ลงบัญชี', 'ລົງບັນຊີ', 'Book the line'],
  bookNote: ['ต้องให้อีกคนยืนยันก่อนลงบัญชี', 'ຕ້ອງໃຫ້ອີກຄົນຢືນຢັນກ່ອນລົງບັນຊີ', 'Another person must confirm before it is booked'],
  dismiss: ['ไม่ใช่เงินของสมาชิก', 'ບໍ່ແມ່ນເງິນຂອງສະມາຊິກ', 'Not a member’s money'],
  agree: staffTexts.agree,
  decline: staffTexts.decline,
  ourBank: ['รหัสธนาคารของเรา', 'ລະຫັດທະນາຄານຂອງພວກເຮົາ', 'Our bank (code)'],
  ourAccount: ['เลขที่บัญชีของเรา', 'ເລກບັນຊີຂອງພວກເຮົາ', 'Our account number'],
  amount: sharedTexts.amount,
  paidAtThai: staffTexts.paidAtThai,
  payerBank: ['รหัสธนาคารผู้โอน', 'ລະຫັດທະນາຄານຜູ້ໂອນ', 'Payer’s bank (code)'],
  payerAccount: ['เลขที่บัญชีผู้โอน', 'ເລກບັນຊີຜູ້ໂອນ', 'Payer’s account number'],
  payerName: ['ชื่อผู้โอน', 'ຊື່ຜູ້ໂອນ', 'Payer’s name'],
  optional: ['ไม่บังคับ', 'ບໍ່ບັງຄັບ', 'Optional'],
  invalid: ['กรุณาตรวจสอบข้อมูลนี้', 'ກະລຸນາກວດສອບຂໍ້ມູນນີ້', 'Please check this field'],
});

// The parts of a bank's line, read or as the feed of our banks writes them. A bank may have named others, which stay so.
export const linePartTexts = texts({
  lineId: ['เลขที่รายการ', 'ເລກທີລາຍການ', 'Number of the line'],
  toBankCode: moneyInStrings.ourBank,
  toAccountNo: moneyInStrings.ourAccount,
  bankReference: moneyInStrings.bankReference,
  reference: moneyInStrings.bankReference,
  sendingBankCode: moneyInStrings.sentThrough,
  sendingBank: moneyInStrings.sentThrough,
  amount: moneyInStrings.amount,
  currency: accountTexts.currency,
  'from bankCode': moneyInStrings.payerBank,
  'from accountNo': moneyInStrings.payerAccount,
  'from name': moneyInStrings.payerName,
  at: moneyInStrings.paidAt,
  ref1: ['อ้างอิง 1', 'ອ້າງອີງ 1', 'Reference 1'],
});

export const moneyInViewTexts = texts({
  suspense: ['ไม่ทราบเจ้าของ', 'ບໍ່ຮູ້ເຈົ້າຂອງ', 'Owner unknown'],
  reported: ['แจ้งฝาก', 'ແຈ້ງຝາກ', 'Reported'],
  reject: ['ไม่ได้ลงบัญชี', 'ບໍ່ໄດ້ລົງບັນຊີ', 'Bank lines not booked'],
  ended: staffTexts.ended,
});

export const actTexts = texts({
  NAME: ['ให้สมาชิก', 'ໃຫ້ສະມາຊິກ', 'Give to the member'],
  RETURN: ['คืนเงินให้ผู้โอน', 'ຄືນເງິນໃຫ້ຜູ້ໂອນ', 'Sent back to the payer'],
  PAYOUT: ['เงินถอนที่ธนาคารคืน', 'ເງິນຖອນທີ່ທະນາຄານສົ່ງຄືນ', 'Return of a payout'],
  CONFIRM: ['เงินเข้าแล้ว', 'ເງິນເຂົ້າແລ້ວ', 'The money arrived'],
  BOOK: ['ลงบัญชี', 'ລົງບັນຊີ', 'Book the line'],
  JOIN: ['เป็นเงินที่เข้ากระเป๋าแล้ว', 'ແມ່ນເງິນທີ່ເຂົ້າກະເປົາແລ້ວ', 'It was credited already'],
  LINK: ['เป็นเงินเข้ารายการนี้', 'ເປັນເງິນເຂົ້າລາຍການນີ້', 'It is this receipt'],
});

export const endTexts = texts({
  NAMED: ['ให้สมาชิกแล้ว', 'ໃຫ້ສະມາຊິກແລ້ວ', 'Given to a member'],
  JOINED: ['รวมกับเงินที่เข้ากระเป๋าแล้ว', 'ລວມກັບເງິນທີ່ເຂົ້າກະເປົາແລ້ວ', 'Joined with an earlier credit'],
  PAYOUT_RETURNED: ['คืนเงินถอนให้สมาชิกแล้ว', 'ສົ່ງເງິນຖອນຄືນໃຫ້ສະມາຊິກແລ້ວ', 'Payout given back to its member'],
  RETURNED: staffTexts.sentBack,
  CONFIRMED: staffTexts.confirmed,
  DROPPED: staffTexts.didNotArrive,
  APPROVED: ['กำลังลงบัญชี', 'ກຳລັງລົງບັນຊີ', 'Being booked'],
  BOOKED: staffTexts.booked,
  DISMISSED: ['ไม่ใช่เงินของสมาชิก', 'ບໍ່ແມ່ນເງິນຂອງສະມາຊິກ', 'Not a member’s money'],
});

export const endChips: Readonly<Record<keyof typeof endTexts, ChipKind>> = {
  NAMED: 'success',
  JOINED: 'success',
  PAYOUT_RETURNED: 'success',
  RETURNED: 'success',
  CONFIRMED: 'success',
  DROPPED: 'failed',
  APPROVED: 'info',
  BOOKED: 'success',
  DISMISSED: 'success',
};
