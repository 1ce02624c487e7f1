import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';
import type { ComplaintState } from '../../contract.ts';
import { chatStrings } from '../../strings.ts';
import { menuStrings } from '../menu-strings.ts';

export const complaintStrings = texts({
  title: menuStrings.complaints,
  open: ['รอคำตอบ', 'ລໍຖ້າຄຳຕອບ', 'Open'],
  ended: staffTexts.ended,
  emptyOpen: ['ไม่มีเรื่องที่รอคำตอบ', 'ບໍ່ມີເລື່ອງທີ່ລໍຖ້າຄຳຕອບ', 'No complaints are waiting for an answer'],
  emptyEnded: ['ยังไม่มีเรื่องที่ปิดแล้ว', 'ຍັງບໍ່ມີເລື່ອງທີ່ປິດແລ້ວ', 'No complaint has been closed yet'],
  choose: ['เลือกเรื่องทางซ้าย', 'ເລືອກເລື່ອງທາງຊ້າຍ', 'Choose a complaint from the list'],
  notListed: ['เรื่องนี้ไม่อยู่ในหน้านี้แล้ว', 'ເລື່ອງນີ້ບໍ່ຢູ່ໃນໜ້ານີ້ແລ້ວ', 'This complaint is no longer on this page'],
  number: ['เรื่องเลขที่ {n}', 'ເລື່ອງເລກທີ {n}', 'Complaint {n}'],
  line: ['รายการ', 'ລາຍການ', 'Transaction'],
  openLine: ['ดูประวัติของรายการ', 'ເບິ່ງປະຫວັດຂອງລາຍການ', 'Open its history'],
  openTalk: chatStrings.open,
  endSure: [
    'สมาชิกจะเห็นทันทีว่าเรื่องเลขที่ {n} ปิดแล้ว แก้ไขภายหลังไม่ได้',
    'ສະມາຊິກຈະເຫັນທັນທີວ່າເລື່ອງເລກທີ {n} ປິດແລ້ວ ແກ້ໄຂພາຍຫຼັງບໍ່ໄດ້',
    'The member sees at once that complaint {n} is closed. It cannot be changed later',
  ],
  said: ['สิ่งที่สมาชิกเขียน', 'ສິ່ງທີ່ສະມາຊິກຂຽນ', 'What the member wrote'],
  why: ['เหตุผลที่ไม่เป็นตามที่ร้องเรียน', 'ເຫດຜົນທີ່ບໍ່ເປັນຕາມທີ່ຮ້ອງຮຽນ', 'Why it is not upheld'],
  whyHint: ['พนักงานเท่านั้นที่เห็น', 'ພະນັກງານເທົ່ານັ້ນທີ່ເຫັນ', 'Only staff see this'],
  whyMissing: ['เขียนเหตุผลสั้น ๆ', 'ຂຽນເຫດຜົນສັ້ນໆ', 'Write the reason in a sentence'],
  openedAt: ['เปิดเรื่องเมื่อ', 'ເປີດເລື່ອງເມື່ອ', 'Opened'],
  answerBy: ['ต้องตอบภายใน', 'ຕ້ອງຕອບພາຍໃນ', 'Promised by'],
  endedAt: ['ปิดเมื่อ', 'ປິດເມື່ອ', 'Closed at'],
  late: ['เลยเวลาที่แจ้งสมาชิกไว้แล้ว', 'ເລີຍເວລາທີ່ແຈ້ງສະມາຊິກໄວ້ແລ້ວ', 'Later than promised to the member'],
  done: ['ปิดเรื่องเลขที่ {n} แล้ว', 'ປິດເລື່ອງເລກທີ {n} ແລ້ວ', 'Complaint {n} closed'],
  close: ['ปิดเรื่อง', 'ປິດເລື່ອງ', 'Close the complaint'],
});

export const complaintStateTexts = texts({
  OPEN: ['รอคำตอบ', 'ລໍຖ້າຄຳຕອບ', 'Open'],
  UPHELD: ['สมาชิกถูกต้อง', 'ສະມາຊິກຖືກຕ້ອງ', 'Upheld'],
  REFUSED: ['ไม่เป็นตามที่ร้องเรียน', 'ບໍ່ເປັນຕາມທີ່ຮ້ອງຮຽນ', 'Not upheld'],
  ANSWERED: ['ตอบคำถามแล้ว', 'ຕອບຄຳຖາມແລ້ວ', 'Answered'],
});

export const complaintChips: Record<ComplaintState, ChipKind> = {
  OPEN: 'waiting',
  UPHELD: 'success',
  REFUSED: 'failed',
  ANSWERED: 'info',
};
