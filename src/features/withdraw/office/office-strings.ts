import { productTexts } from '#i18n/product-texts.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { officeTexts } from '#ui/office/office-texts.ts';
import { timelineStepTexts } from '#i18n/timeline-texts.ts';
import { texts } from '#i18n/texts.ts';
import { menuStrings } from './menu-strings.ts';

export const withdrawalOfficeStrings = texts({
  title: menuStrings.withdrawals,
  withdrawal: productTexts.withdrawal,
  searchBy: officeTexts.searchBy,
  emptyOpen: ['ไม่มีรายการถอนในหน้านี้', 'ບໍ່ມີລາຍການຖອນໃນໜ້ານີ້', 'No withdrawals in this list'],
  emptyEnded: ['ยังไม่มีรายการที่เสร็จสิ้น', 'ຍັງບໍ່ມີລາຍການທີ່ສຳເລັດ', 'No withdrawal has ended yet'],
  choose: ['เลือกรายการเพื่อดูรายละเอียด', 'ເລືອກລາຍການເພື່ອເບິ່ງລາຍລະອຽດ', 'Choose a withdrawal to see it'],
  member: staffTexts.member,
  walletNow: ['ยอดปัจจุบัน', 'ຍອດປັດຈຸບັນ', 'Wallet now'],
  held: ['ยอดที่กันไว้', 'ຍອດທີ່ກັນໄວ້', 'Held'],
  reference: staffTexts.reference,
  bankReference: staffTexts.bankReference,
  history: staffTexts.happened,
  recent: ['รายการล่าสุดของสมาชิก', 'ລາຍການຫຼ້າສຸດຂອງສະມາຊິກ', 'Member’s last transactions'],
  type: productTexts.type,
  bySystem: staffTexts.system,
  withBank: ['ดูและตัดสินที่หน้างานกับภายนอก', 'ເບິ່ງ ແລະ ຕັດສິນທີ່ໜ້າວຽກກັບພາຍນອກ', 'See and decide it under Outside work'],
  twoPeople: ['ต้องอนุมัติสองคน', 'ຕ້ອງອະນຸມັດສອງຄົນ', 'Needs two people'],
  oneOfTwo: ['อนุมัติแล้ว 1 จาก 2 คน', 'ອະນຸມັດແລ້ວ 1 ຈາກ 2 ຄົນ', '1 of 2 approvals'],
  approveAmount: ['อนุมัติ {amount}', 'ອະນຸມັດ {amount}', 'Approve {amount}'],
  above: [
    'เกินวงเงินอนุมัติคนเดียว {threshold}',
    'ເກີນວົງເງິນອະນຸມັດຄົນດຽວ {threshold}',
    'Above the limit of one person, {threshold}',
  ],
  twoByDay: [
    'ใน 24 ชั่วโมงคุณอนุมัติให้สมาชิกคนนี้คนเดียวไปแล้ว {alone} จากวงเงิน {threshold} จึงต้องมีคนที่สอง',
    'ໃນ 24 ຊົ່ວໂມງທ່ານອະນຸມັດໃຫ້ສະມາຊິກຄົນນີ້ຄົນດຽວໄປແລ້ວ {alone} ຈາກວົງເງິນ {threshold} ຈຶ່ງຕ້ອງມີຄົນທີສອງ',
    'In 24 hours you have approved {alone} for this member alone, of a limit of {threshold}. A second person is needed',
  ],
  twoByPersonDay: [
    'ใน 24 ชั่วโมงคุณตัดสินคนเดียวไปแล้ว {alone} จากวงเงินรวม {threshold} จึงต้องมีคนที่สอง',
    'ໃນ 24 ຊົ່ວໂມງທ່ານຕັດສິນຄົນດຽວໄປແລ້ວ {alone} ຈາກວົງເງິນລວມ {threshold} ຈຶ່ງຕ້ອງມີຄົນທີສອງ',
    'In 24 hours you have decided {alone} alone, of a limit of {threshold} for all members. A second person is needed',
  ],
  times: ['{n} ครั้ง', '{n} ຄັ້ງ', '{n}'],
  memberSince: staffTexts.memberSince,
  requestedAt: ['ขอถอนเมื่อ', 'ຂໍຖອນເມື່ອ', 'Requested at'],
  memberReads: ['สมาชิกจะเห็นข้อความนี้', 'ສະມາຊິກຈະເຫັນຂໍ້ຄວາມນີ້', 'The member reads'],
  approve: ['อนุมัติ', 'ອະນຸມັດ', 'Approve'],
  reject: ['ปฏิเสธ', 'ປະຕິເສດ', 'Reject'],
  maker: [
    'คุณอนุมัติรายการนี้เป็นคนแรกแล้ว ต้องให้อีกคนอนุมัติ',
    'ທ່ານອະນຸມັດລາຍການນີ້ເປັນຄົນທຳອິດແລ້ວ ຕ້ອງໃຫ້ອີກຄົນອະນຸມັດ',
    'You gave the first approval. Another person must give the second',
  ],
  approveTitle: ['อนุมัติการถอน', 'ອະນຸມັດການຖອນ', 'Approve this withdrawal'],
  approveFirst: [
    'หลังจากนี้ต้องให้อีกคนอนุมัติก่อนจ่ายเงิน',
    'ຫຼັງຈາກນີ້ຕ້ອງໃຫ້ອີກຄົນອະນຸມັດກ່ອນຈ່າຍເງິນ',
    'After this a second person must approve before it is paid',
  ],
  approvePays: ['เงินจะถูกโอนไปยังธนาคารทันที', 'ເງິນຈະຖືກໂອນໄປຫາທະນາຄານທັນທີ', 'The money is sent to the bank at once'],
  password: officeTexts.password,
  approved: timelineStepTexts.WITHDRAWAL_APPROVED,
  awaitingSecond: ['รอผู้อนุมัติคนที่สอง', 'ລໍຖ້າຜູ້ອະນຸມັດຄົນທີສອງ', 'Awaiting second approval'],
  rejectTitle: ['ปฏิเสธการถอน', 'ປະຕິເສດການຖອນ', 'Reject this withdrawal'],
  rejectReturns: [
    'เงินทั้งหมดจะกลับเข้ากระเป๋าของสมาชิก',
    'ເງິນທັງໝົດຈະກັບເຂົ້າກະເປົາຂອງສະມາຊິກ',
    'The whole amount goes back to the member’s wallet',
  ],
  reason: staffTexts.reason,
  chooseReason: ['เลือกเหตุผล', 'ເລືອກເຫດຜົນ', 'Choose a reason'],
  note: ['บันทึกภายใน (ไม่บังคับ)', 'ບັນທຶກພາຍໃນ (ບໍ່ບັງຄັບ)', 'Internal note (optional)'],
  noteFact: staffTexts.note,
  rejected: staffTexts.rejected,
});

export const statusTexts = texts({
  REQUESTED: staffTexts.requested,
  SECOND: ['รอผู้อนุมัติคนที่สอง', 'ລໍຖ້າຜູ້ອະນຸມັດຄົນທີສອງ', 'Awaiting second approval'],
  APPROVED: timelineStepTexts.WITHDRAWAL_APPROVED,
  PAYING: ['กำลังจ่าย', 'ກຳລັງຈ່າຍ', 'Paying'],
  SENT: ['ส่งไปธนาคารแล้ว', 'ສົ່ງໄປທະນາຄານແລ້ວ', 'Sent to the bank'],
  PAID: staffTexts.paid,
  RETURNED: staffTexts.returned,
  PAYOUT_RETURNED: [
    'ธนาคารคืนเงิน เงินกลับเข้ากระเป๋าสมาชิกแล้ว',
    'ທະນາຄານສົ່ງເງິນຄືນ ເງິນກັບເຂົ້າກະເປົາສະມາຊິກແລ້ວ',
    'The bank returned it. The money is back in the wallet',
  ],
  REVIEW: ['รอตรวจสอบ', 'ລໍຖ້າກວດສອບ', 'Awaiting review'],
  REJECTED: staffTexts.rejected,
});

export const reasonTexts = texts({
  NAME_MISMATCH: ['ชื่อบัญชีไม่ตรงกับสมาชิก', 'ຊື່ບັນຊີບໍ່ກົງກັບສະມາຊິກ', 'The account name does not match the member'],
  ACCOUNT_CLOSED: ['บัญชีธนาคารรับเงินไม่ได้', 'ບັນຊີທະນາຄານຮັບເງິນບໍ່ໄດ້', 'The bank account cannot receive money'],
  SUSPICIOUS: ['ต้องตรวจสอบเพิ่มเติม', 'ຕ້ອງກວດສອບເພີ່ມເຕີມ', 'It needs a closer check'],
  MEMBER_ASKED: ['สมาชิกขอยกเลิก', 'ສະມາຊິກຂໍຍົກເລີກ', 'The member asked to cancel it'],
  OTHER: ['เหตุผลอื่น', 'ເຫດຜົນອື່ນ', 'Another reason'],
});

export const lineTypeTexts = texts({
  deposit: productTexts.deposit,
  withdraw: productTexts.withdrawal,
  transfer: productTexts.transfer,
  bonus: productTexts.bonus,
  finish_bonus: productTexts.bonusFinished,
});

export const viewTexts = texts({
  waiting: ['รออนุมัติ', 'ລໍຖ້າອະນຸມັດ', 'To approve'],
  second: ['รอคนที่สอง', 'ລໍຖ້າຄົນທີສອງ', 'Second approval'],
  sent: staffTexts.beingPaid,
  ended: staffTexts.ended,
});

export const checkTexts = texts({
  NAME: ['ชื่อบัญชีเป็นของสมาชิก', 'ຊື່ບັນຊີເປັນຂອງສະມາຊິກ', 'Account name is the member’s'],
  ACCOUNT: ['เป็นบัญชีที่ลงทะเบียนไว้', 'ເປັນບັນຊີທີ່ລົງທະບຽນໄວ້', 'Account is the registered one'],
  PAID_BEFORE: ['เคยจ่ายเข้าบัญชีนี้', 'ເຄີຍຈ່າຍເຂົ້າບັນຊີນີ້', 'Earlier payouts to this account'],
  BOOKS: ['ยอดกระเป๋าก่อนและหลัง', 'ຍອດກະເປົາກ່ອນ ແລະ ຫຼັງ', 'Wallet before and after'],
});

// Staff see the end of a phone or account number; a screen reader would spell out every x.
export const lastDigits = (number: string): string => `•••• ${number.slice(-4)}`;
