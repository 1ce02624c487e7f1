import { staffTexts } from '#i18n/staff-texts.ts';
import { timelineStepTexts } from '#i18n/timeline-texts.ts';
import { texts } from '#i18n/texts.ts';
import { deskStrings } from './desk-strings.ts';

// What the audit chain says about outside work, in words.
export const stepTexts = texts({
  requested: ['ขอ {amount}', 'ຂໍ {amount}', 'Requested {amount}'],
  member: staffTexts.member,
  sent: ['ส่งครั้งที่ {n}', 'ສົ່ງຄັ້ງທີ {n}', 'Sent, attempt {n}'],
  byHand: staffTexts.byHand,
  proposedDone: staffTexts.proposedDone,
  proposedRefused: staffTexts.proposedRefused,
  takenBack: deskStrings.takenBack,
  approved: timelineStepTexts.WITHDRAWAL_APPROVED,
  firstOfTwo: ['อนุมัติเป็นคนแรก', 'ອະນຸມັດເປັນຄົນທຳອິດ', 'Approved as the first of two'],
  cancelled: deskStrings.cancelled,
  ended: ['สิ้นสุด: {outcome}', 'ສິ້ນສຸດ: {outcome}', 'Ended: {outcome}'],
  done: staffTexts.success,
  returned: staffTexts.returned,
  other: staffTexts.recorded,
});
