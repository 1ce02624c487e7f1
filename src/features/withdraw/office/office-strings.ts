import { texts } from '#i18n/texts.ts';

export const withdrawalOfficeStrings = texts({
  title: ['คิวถอนเงิน', 'ຄິວຖອນເງິນ', 'Withdrawal queue'],
  open: ['รอดำเนินการ', 'ລໍຖ້າດຳເນີນການ', 'Open'],
  ended: ['เสร็จสิ้นแล้ว', 'ສຳເລັດແລ້ວ', 'Ended'],
  views: ['มุมมอง', 'ມຸມມອງ', 'Views'],
  emptyOpen: ['ไม่มีรายการถอนที่รออยู่', 'ບໍ່ມີລາຍການຖອນທີ່ລໍຖ້າ', 'No withdrawals are waiting'],
  emptyEnded: ['ยังไม่มีรายการที่เสร็จสิ้น', 'ຍັງບໍ່ມີລາຍການທີ່ສຳເລັດ', 'No withdrawal has ended yet'],
  loadFailed: ['โหลดข้อมูลไม่สำเร็จ', 'ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ', 'Could not load'],
  choose: ['เลือกรายการเพื่อดูรายละเอียด', 'ເລືອກລາຍການເພື່ອເບິ່ງລາຍລະອຽດ', 'Choose a withdrawal to see it'],
  waiting: ['เวลารอ', 'ເວລາລໍຖ້າ', 'Waiting time'],
  member: ['สมาชิก', 'ສະມາຊິກ', 'Member'],
  phone: ['เบอร์โทรศัพท์', 'ເບີໂທລະສັບ', 'Phone number'],
  bank: ['ธนาคาร', 'ທະນາຄານ', 'Bank'],
  accountName: ['ชื่อบัญชี', 'ຊື່ບັນຊີ', 'Account name'],
  accountNo: ['เลขที่บัญชี', 'ເລກບັນຊີ', 'Account number'],
  walletBefore: ['ยอดก่อนถอน', 'ຍອດກ່ອນຖອນ', 'Wallet before'],
  walletNow: ['ยอดปัจจุบัน', 'ຍອດປັດຈຸບັນ', 'Wallet now'],
  held: ['ยอดที่กันไว้', 'ຍອດທີ່ກັນໄວ້', 'Held'],
  reference: ['เลขอ้างอิง', 'ເລກອ້າງອີງ', 'Reference number'],
  bankReference: ['เลขอ้างอิงธนาคาร', 'ເລກອ້າງອີງທະນາຄານ', 'Bank reference'],
  history: ['ลำดับเหตุการณ์', 'ລຳດັບເຫດການ', 'What happened'],
  recent: ['รายการล่าสุดของสมาชิก', 'ລາຍການຫຼ້າສຸດຂອງສະມາຊິກ', 'Recent lines of the member'],
  type: ['ประเภท', 'ປະເພດ', 'Type'],
  bySystem: ['ระบบ', 'ລະບົບ', 'System'],
  twoPeople: ['ต้องอนุมัติสองคน', 'ຕ້ອງອະນຸມັດສອງຄົນ', 'Needs two people'],
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
  password: ['รหัสผ่านของคุณ', 'ລະຫັດຜ່ານຂອງທ່ານ', 'Your password'],
  approved: ['อนุมัติแล้ว', 'ອະນຸມັດແລ້ວ', 'Approved'],
  awaitingSecond: ['รอผู้อนุมัติคนที่สอง', 'ລໍຖ້າຜູ້ອະນຸມັດຄົນທີສອງ', 'Awaiting second approval'],
  rejectTitle: ['ปฏิเสธการถอน', 'ປະຕິເສດການຖອນ', 'Reject this withdrawal'],
  rejectReturns: [
    'เงินทั้งหมดจะกลับเข้ากระเป๋าของสมาชิก',
    'ເງິນທັງໝົດຈະກັບເຂົ້າກະເປົາຂອງສະມາຊິກ',
    'The whole amount goes back to the member’s wallet',
  ],
  reason: ['เหตุผล', 'ເຫດຜົນ', 'Reason'],
  chooseReason: ['เลือกเหตุผล', 'ເລືອກເຫດຜົນ', 'Choose a reason'],
  note: ['บันทึกภายใน (ไม่บังคับ)', 'ບັນທຶກພາຍໃນ (ບໍ່ບັງຄັບ)', 'Internal note (optional)'],
  rejected: ['ปฏิเสธแล้ว', 'ປະຕິເສດແລ້ວ', 'Rejected'],
});

export const statusTexts = texts({
  REQUESTED: ['รออนุมัติ', 'ລໍຖ້າອະນຸມັດ', 'Requested'],
  SECOND: ['รอผู้อนุมัติคนที่สอง', 'ລໍຖ້າຜູ້ອະນຸມັດຄົນທີສອງ', 'Awaiting second approval'],
  APPROVED: ['อนุมัติแล้ว', 'ອະນຸມັດແລ້ວ', 'Approved'],
  PAYING: ['กำลังจ่าย', 'ກຳລັງຈ່າຍ', 'Paying'],
  SENT: ['ส่งไปธนาคารแล้ว', 'ສົ່ງໄປທະນາຄານແລ້ວ', 'Sent to the bank'],
  PAID: ['จ่ายแล้ว', 'ຈ່າຍແລ້ວ', 'Paid'],
  RETURNED: ['คืนเงินแล้ว', 'ຄືນເງິນແລ້ວ', 'Returned'],
  REVIEW: ['รอตรวจสอบ', 'ລໍຖ້າກວດສອບ', 'Awaiting review'],
  REJECTED: ['ปฏิเสธแล้ว', 'ປະຕິເສດແລ້ວ', 'Rejected'],
});

// What the member reads in the statement.
export const reasonTexts = texts({
  NAME_MISMATCH: ['ชื่อบัญชีไม่ตรงกับสมาชิก', 'ຊື່ບັນຊີບໍ່ກົງກັບສະມາຊິກ', 'The account name does not match the member'],
  ACCOUNT_CLOSED: ['บัญชีธนาคารปิดแล้ว', 'ບັນຊີທະນາຄານປິດແລ້ວ', 'The bank account is closed'],
  SUSPICIOUS: [
    'ต้องตรวจสอบเพิ่มเติม กรุณาติดต่อฝ่ายบริการ',
    'ຕ້ອງກວດສອບເພີ່ມເຕີມ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ',
    'It needs a closer look. Please contact support',
  ],
  MEMBER_ASKED: ['สมาชิกขอยกเลิก', 'ສະມາຊິກຂໍຍົກເລີກ', 'The member asked to cancel it'],
  OTHER: ['กรุณาติดต่อฝ่ายบริการ', 'ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ', 'Please contact support'],
});

export const lineTypeTexts = texts({
  deposit: ['ฝากเงิน', 'ຝາກເງິນ', 'Deposit'],
  withdraw: ['ถอนเงิน', 'ຖອນເງິນ', 'Withdrawal'],
  transfer: ['โอนเงิน', 'ໂອນເງິນ', 'Transfer'],
  bonus: ['โบนัส', 'ໂບນັດ', 'Bonus'],
  finish_bonus: ['จบโบนัส', 'ຈົບໂບນັດ', 'Bonus finished'],
});
