import { staffTexts } from '#i18n/staff-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { timelineStepTexts } from '#i18n/timeline-texts.ts';
import { texts } from '#i18n/texts.ts';
import { officeTexts } from '#ui/office/office-texts.ts';

export const statementOfficeStrings = texts({
  member: ['ข้อมูลสมาชิก', 'ຂໍ້ມູນສະມາຊິກ', 'The member'],
  chooseMember: [
    'เปิดสมาชิกก่อน แล้วกดดูรายการเดินบัญชี',
    'ເປີດສະມາຊິກກ່ອນ ແລ້ວກົດເບິ່ງລາຍການເຄື່ອນໄຫວ',
    'Open a member first, then their statement',
  ],
  findMember: ['ค้นหาสมาชิก', 'ຄົ້ນຫາສະມາຊິກ', 'Find a member'],
  memberSees: ['สิ่งที่สมาชิกเห็น', 'ສິ່ງທີ່ສະມາຊິກເຫັນ', 'What the member sees'],
  next: ['ขั้นต่อไป', 'ຂັ້ນຕໍ່ໄປ', 'Next'],
  promised: ['แจ้งสมาชิกไว้ว่าภายใน', 'ແຈ້ງສະມາຊິກໄວ້ວ່າພາຍໃນ', 'Promised by'],
  noTime: ['ยังบอกเวลาไม่ได้', 'ຍັງບອກເວລາບໍ່ໄດ້', 'No time can be named yet'],
  late: ['ช้ากว่าที่แจ้งไว้', 'ຊ້າກວ່າທີ່ແຈ້ງໄວ້', 'Later than promised'],
  reason: staffTexts.reason,
  ours: ['สถานะภายใน', 'ສະຖານະພາຍໃນ', 'Our own state'],
  acts: ['ใครทำอะไรเมื่อใด', 'ໃຜເຮັດຫຍັງເມື່ອໃດ', 'Who did what'],
  reference: ['เลขอ้างอิง', 'ເລກອ້າງອີງ', 'Reference'],
  gameMoney: staffTexts.moneyAtGames,
  withdrawals: staffTexts.withdrawalQueue,
  bySystem: ['ระบบ', 'ລະບົບ', 'system'],
});

// Our own states, and what staff decided, by the code the server gives; an unknown one is shown as it is.
export const codeTexts = texts({
  REQUESTED: staffTexts.requested,
  SECOND: staffTexts.awaitingSecond,
  APPROVED: timelineStepTexts.WITHDRAWAL_APPROVED,
  PAYING: staffTexts.beingPaid,
  SENT: ['ส่งไปแล้ว', 'ສົ່ງໄປແລ້ວ', 'Sent on'],
  PENDING: sharedTexts.statusInProgress,
  REVIEW: staffTexts.personDecides,
  PAID: staffTexts.paid,
  CONFIRMED: staffTexts.confirmed,
  CREDITED: ['เข้ากระเป๋าแล้ว', 'ເຂົ້າກະເປົາແລ້ວ', 'Credited'],
  RETURNED: staffTexts.returned,
  REJECTED: staffTexts.rejected,
  REFUSED: ['ไม่สำเร็จ', 'ບໍ່ສຳເລັດ', 'Refused'],
  CANCELLED: staffTexts.cancelled,
  DROPPED: staffTexts.didNotArrive,
  CONFIRM: ['เสนอว่าเงินเข้าแล้ว', 'ສະເໜີວ່າເງິນເຂົ້າແລ້ວ', 'Proposed: the money arrived'],
  done: staffTexts.proposedDone,
  refused: staffTexts.proposedRefused,
  'taken back': staffTexts.takenBack,
  'by hand': staffTexts.byHand,
  other: staffTexts.recorded,
});

// Names of our own states, by the name the server gives them; an unknown one is shown as it is.
export const factTexts = texts({
  status: sharedTexts.status,
  sendings: ['จำนวนครั้งที่ส่ง', 'ຈຳນວນຄັ້ງທີ່ສົ່ງ', 'Times sent'],
  inquiries: ['จำนวนครั้งที่ถาม', 'ຈຳນວນຄັ້ງທີ່ຖາມ', 'Times queried'],
  lastAnswer: staffTexts.lastAnswer,
  lastSentAt: ['ส่งล่าสุด', 'ສົ່ງຫຼ້າສຸດ', 'Last sent'],
  dueAt: ['ถามครั้งต่อไป', 'ຖາມຄັ້ງຕໍ່ໄປ', 'Next inquiry'],
  bankReference: staffTexts.bankReference,
  channel: staffTexts.channel,
  suspense: ['เหตุที่รอเจ้าของ', 'ເຫດທີ່ລໍຖ້າເຈົ້າຂອງ', 'Why in suspense'],
  slip: officeTexts.slip,
});
