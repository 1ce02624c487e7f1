import { staffTexts } from '#i18n/staff-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';
import { officeTexts } from '#ui/office/office-texts.ts';
import { slipReasonTexts as memberReasonTexts } from '../strings.ts';
import { menuStrings } from './menu-strings.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';

export const slipDeskStrings = texts({
  title: menuStrings.slips,
  empty: ['ไม่มีสลิปในรายการนี้', 'ບໍ່ມີສະລິບໃນລາຍການນີ້', 'No slips in this list'],
  emptyEnded: staffTexts.emptyEnded,
  searchBy: officeTexts.searchBy,
  choose: ['เลือกสลิปเพื่อดูรายละเอียด', 'ເລືອກສະລິບເພື່ອເບິ່ງລາຍລະອຽດ', 'Choose a slip to see it'],
  picture: ['รูปสลิป', 'ຮູບສະລິບ', 'Picture of the slip'],
  noPicture: ['ไม่มีรูปแล้ว', 'ບໍ່ມີຮູບແລ້ວ', 'The picture is no longer kept'],
  noAmount: ['ยังไม่ทราบจำนวนเงิน', 'ຍັງບໍ່ຮູ້ຈຳນວນເງິນ', 'Amount not known yet'],
  method: ['ช่องทางฝาก', 'ຊ່ອງທາງຝາກ', 'Deposit method'],
  reason: staffTexts.reason,
  registered: ['บัญชีที่ลงทะเบียน', 'ບັນຊີທີ່ລົງທະບຽນ', 'Registered account'],
  codes: ['จำนวนคิวอาร์โค้ดที่อ่านได้', 'ຈຳນວນຄິວອາໂຄດທີ່ອ່ານໄດ້', 'QR codes found'],
  reference: ['เลขอ้างอิงบนสลิป', 'ເລກອ້າງອີງໃນສະລິບ', 'Reference on the slip'],
  answer: ['คำตอบจากธนาคาร', 'ຄຳຕອບຈາກທະນາຄານ', 'What the bank answered'],
  notAsked: [
    'ไม่ได้ถามธนาคาร เพราะไม่รู้ว่าคิวอาร์โค้ดใดเป็นของการโอนนี้',
    'ບໍ່ໄດ້ຖາມທະນາຄານ ເພາະບໍ່ຮູ້ວ່າຄິວອາໂຄດໃດແມ່ນຂອງການໂອນນີ້',
    'The bank was not queried: it is unclear which code is that of the transfer',
  ],
  noAnswer: ['ธนาคารยังไม่ตอบ', 'ທະນາຄານຍັງບໍ່ຕອບ', 'The bank has not answered'],
  paidAt: staffTexts.paidAt,
  from: staffTexts.payer,
  to: ['ผู้รับ', 'ຜູ້ຮັບ', 'Receiver'],
  uploadedAt: ['อัปโหลดเมื่อ', 'ອັບໂຫຼດເມື່ອ', 'Uploaded at'],
  decideBy: staffTexts.decideBy,
  inquiries: ['ถามธนาคารแล้ว (ครั้ง)', 'ຖາມທະນາຄານແລ້ວ (ຄັ້ງ)', 'Times the bank was queried'],
  nextInquiry: ['ถามอีกครั้งเมื่อ', 'ຖາມອີກຄັ້ງເມື່ອ', 'Next query at'],
  candidates: ['เงินที่บันทึกแล้วและอาจเป็นรายการนี้', 'ເງິນທີ່ບັນທຶກແລ້ວ ແລະ ອາດແມ່ນລາຍການນີ້', 'Booked money that this may be'],
  staffNote: ['บันทึกของพนักงาน', 'ບັນທຶກຂອງພະນັກງານ', 'Staff note'],
  retry: ['ถามธนาคารเดี๋ยวนี้', 'ຖາມທະນາຄານດຽວນີ້', 'Query the bank now'],
  retryNote: ['ผลจะขึ้นที่นี่ภายในไม่กี่วินาที', 'ຜົນຈະຂຶ້ນຢູ່ນີ້ພາຍໃນບໍ່ຈັກວິນາທີ', 'The result appears here within seconds'],
  fail: ['สลิปไม่ผ่าน', 'ສະລິບບໍ່ຜ່ານ', 'Fail the slip'],
  failNote: ['สมาชิกจะเห็นเหตุผลนี้', 'ສະມາຊິກຈະເຫັນເຫດຜົນນີ້', 'The member sees this reason'],
  credit: ['เติมเงินให้สมาชิก', 'ເຕີມເງິນໃຫ້ສະມາຊິກ', 'Credit the member'],
  creditNote: [
    'ต้องให้อีกคนยืนยันก่อนเงินเข้ากระเป๋า',
    'ຕ້ອງໃຫ້ອີກຄົນຢືນຢັນກ່ອນເງິນເຂົ້າກະເປົາ',
    'Another person must confirm before it is credited',
  ],
  creditAlike: [
    'มีเงินที่บันทึกแล้วซึ่งอาจเป็นรายการนี้: {money} เติมเงินที่นี่เฉพาะเมื่อเป็นเงินคนละรายการ ถ้ายังรอเจ้าของ ให้ระบุเจ้าของที่หน้าเงินเข้า',
    'ມີເງິນທີ່ບັນທຶກແລ້ວເຊິ່ງອາດແມ່ນລາຍການນີ້: {money} ເຕີມເງິນຢູ່ນີ້ສະເພາະເມື່ອເປັນເງິນຄົນລະລາຍການ ຖ້າຍັງລໍຖ້າເຈົ້າຂອງ ໃຫ້ລະບຸເຈົ້າຂອງທີ່ໜ້າເງິນເຂົ້າ',
    'Money that may be this payment is booked already: {money}. Credit it here only if this is another payment; if that money waits, name its owner under Money in',
  ],
  agree: staffTexts.agree,
  decline: staffTexts.decline,
  accountRule: staffTexts.accountRule,
  amountDiffers: ['ต้องตรงกับยอดที่ธนาคารตอบ', 'ຕ້ອງກົງກັບຍອດທີ່ທະນາຄານຕອບ', 'It has to be the amount that the bank answered'],
  ourAccount: ['เลขที่บัญชีของเราที่รับเงิน', 'ເລກບັນຊີຂອງພວກເຮົາທີ່ຮັບເງິນ', 'Our account that received it'],
  amount: sharedTexts.amount,
  paidAtThai: staffTexts.paidAtThai,
  bankReference: staffTexts.bankReference,
  evidence: staffTexts.evidence,
  note: staffTexts.note,
  invalid: ['ข้อมูลนี้ไม่ถูกต้อง', 'ຂໍ້ມູນນີ້ບໍ່ຖືກຕ້ອງ', 'This is not valid'],
});

export const memberDepositTexts = texts({
  title: ['สลิปและการแจ้งฝาก', 'ສະລິບ ແລະ ການແຈ້ງຝາກ', 'Slips and reported deposits'],
  none: staffTexts.nothing,
  slip: officeTexts.slip,
  reported: ['แจ้งฝาก', 'ແຈ້ງຝາກ', 'Reported deposit'],
});

// Of a deposit that the member reported.
export const reportedStatusTexts = texts({
  OPEN: staffTexts.toDecide,
  CONFIRMED: staffTexts.confirmed,
  DROPPED: staffTexts.didNotArrive,
});

export const slipViewTexts = texts({
  waiting: staffTexts.toDecide,
  second: ['รอคนที่สอง', 'ລໍຖ້າຄົນທີສອງ', 'Second person'],
  checking: ['กำลังตรวจกับธนาคาร', 'ກຳລັງກວດກັບທະນາຄານ', 'With the bank'],
  ended: staffTexts.ended,
});

// Why a slip waits for staff, and why one failed.
export const slipReasonTexts = texts({
  SEVERAL_CODES: ['มีหลายสลิปในรูปเดียว', 'ມີຫຼາຍສະລິບໃນຮູບດຽວ', 'Several slips on one picture'],
  NO_ANSWER: ['ธนาคารไม่ตอบ', 'ທະນາຄານບໍ່ຕອບ', 'The bank gives no answer'],
  DESTINATION_UNCLEAR: ['บัญชีผู้รับไม่ชัดเจน', 'ບັນຊີຜູ້ຮັບບໍ່ຊັດເຈນ', 'The receiver is unclear'],
  SENDER_UNCLEAR: staffTexts.payerUnclear,
  SENDER_UNPROVED: ['ยังไม่ยืนยันว่าบัญชีเป็นของสมาชิก', 'ຍັງບໍ່ຢືນຢັນວ່າບັນຊີເປັນຂອງສະມາຊິກ', 'No bank has shown the whole number yet'],
  AMOUNT_UNPROVED: ['ธนาคารยังไม่แสดงเงินก้อนนี้', 'ທະນາຄານຍັງບໍ່ສະແດງເງິນກ້ອນນີ້', 'The bank does not show this money yet'],
  NAME_DIFFERS: staffTexts.payerNameDiffers,
  TIME_AHEAD: ['เวลาโอนอยู่ในอนาคต', 'ເວລາໂອນຢູ່ໃນອະນາຄົດ', 'Its time is in the future'],
  BEFORE_CREDITED_SINCE: ['ก่อนวันที่เริ่มรับ', 'ກ່ອນວັນທີ່ເລີ່ມຮັບ', 'Paid before the account’s start of crediting'],
  SIMILAR_MONEY: ['มีเงินคล้ายกันบันทึกแล้ว', 'ມີເງິນຄ້າຍກັນບັນທຶກແລ້ວ', 'Similar money is booked'],
  MONEY_WAITS: ['เงินนี้รออยู่ในเงินเข้า', 'ເງິນນີ້ລໍຖ້າຢູ່ໃນເງິນເຂົ້າ', 'Its money waits under Money in'],
  MONEY_RETURNED: ['เงินนี้ถูกคืนไปแล้ว', 'ເງິນນີ້ຖືກຄືນໄປແລ້ວ', 'Its money was sent back'],
  MONEY_OF_ANOTHER: ['เงินนี้เข้ากระเป๋าสมาชิกอื่นแล้ว', 'ເງິນນີ້ເຂົ້າກະເປົາສະມາຊິກອື່ນແລ້ວ', 'Its money is in another member’s wallet'],
  SERVICE_STOPPED: ['หยุดเติมเงินด้วยสลิปไว้ก่อน', 'ຢຸດເຕີມເງິນດ້ວຍສະລິບໄວ້ກ່ອນ', 'Crediting by slip is stopped'],
  UPLOADED_FILE_NOT_EXIST: ['ไม่มีไฟล์สลิป', 'ບໍ່ມີໄຟລ໌ສະລິບ', 'The file is missing'],
  IMG_SIZE_UNABLE_TO_PROCESS: ['ขนาดรูปใช้ไม่ได้', 'ຂະໜາດຮູບໃຊ້ບໍ່ໄດ້', 'The picture has an unusable size'],
  CANNOT_READ_CROPPED_IMAGE: ['อ่านคิวอาร์โค้ดบนสลิปไม่ได้', 'ອ່ານຄິວອາໂຄດໃນສະລິບບໍ່ໄດ້', 'No code of a slip was read'],
  DEST_ACC_INVALID: ['ไม่ได้โอนเข้าบัญชีของเรา', 'ບໍ່ໄດ້ໂອນເຂົ້າບັນຊີຂອງພວກເຮົາ', 'Not paid to our account'],
  SLIP_REFNO_DUPLICATED: memberReasonTexts.SLIP_REFNO_DUPLICATED,
  UNSTABLE_REFNO_ON_SLIP: ['ธนาคารไม่รู้จักเลขอ้างอิง', 'ທະນາຄານບໍ່ຮູ້ຈັກເລກອ້າງອີງ', 'The bank does not know the reference'],
  TRIPPLE_WRONG_CAPTCHA: ['แคปช่าผิดสามครั้ง', 'ແຄັບຊາຜິດສາມຄັ້ງ', 'Wrong captcha three times'],
  INVALID_SLIP: memberReasonTexts.INVALID_SLIP,
  NOT_MATCH: ['บัญชีผู้โอนไม่ตรงกับที่ลงทะเบียน', 'ບັນຊີຜູ້ໂອນບໍ່ກົງກັບທີ່ລົງທະບຽນ', 'The payer is not the registered account'],
  EXPIRED_SLIP: memberReasonTexts.EXPIRED_SLIP,
  UNKNOW_ERROR: ['ข้อผิดพลาดที่ไม่ทราบสาเหตุ', 'ຂໍ້ຜິດພາດທີ່ບໍ່ຮູ້ສາເຫດ', 'Unknown error'],
});

export const moneyPlaceTexts = texts({
  CREDITED: ['เข้ากระเป๋าสมาชิกนี้แล้ว', 'ເຂົ້າກະເປົາສະມາຊິກນີ້ແລ້ວ', 'In this member’s wallet'],
  CREDITED_TO_ANOTHER: ['เข้ากระเป๋าสมาชิกอื่น', 'ເຂົ້າກະເປົາສະມາຊິກອື່ນ', 'In another member’s wallet'],
  WAITING: ['รออยู่ในเงินเข้า', 'ລໍຖ້າຢູ່ໃນເງິນເຂົ້າ', 'Waiting under Money in'],
  RETURNED: staffTexts.sentBack,
});

export const depositChips: Readonly<Record<string, ChipKind>> = {
  REVIEW: 'waiting',
  SUCCESS: 'success',
  FAILED: 'failed',
  OPEN: 'waiting',
  CONFIRMED: 'success',
  DROPPED: 'failed',
};
