import { gameNameOf } from '#contract/games.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';
import { menuStrings } from './menu-strings.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';
import type { HeldPlayLine } from '../office-contract.ts';

export const heldPlayStrings = texts({
  title: menuStrings.heldWins,
  open: ['รอตรวจ', 'ລໍຖ້າກວດ', 'To check'],
  decided: staffTexts.ended,
  emptyOpen: ['ไม่มีเงินรางวัลที่รอตรวจ', 'ບໍ່ມີເງິນລາງວັນທີ່ລໍຖ້າກວດ', 'No wins are waiting'],
  emptyDecided: staffTexts.emptyEnded,
  choose: staffTexts.choose,
  notListed: ['รายการนี้ไม่รอแล้ว', 'ລາຍການນີ້ບໍ່ລໍຖ້າແລ້ວ', 'This item is no longer waiting'],
  shown: ['ยอดในเกมต่างจากบัญชีของเรา', 'ຍອດໃນເກມຕ່າງຈາກບັນຊີຂອງພວກເຮົາ', 'Difference from our books'],
  booked: ['ยอดในบัญชีของเรา', 'ຍອດໃນບັນຊີຂອງພວກເຮົາ', 'Booked at the game'],
  noticedAt: ['พบเมื่อ', 'ພົບເມື່ອ', 'Noticed at'],
  seenAt: ['เห็นล่าสุด', 'ເຫັນຫຼ້າສຸດ', 'Last seen'],
  transfer: ['รายการโอนที่คืนเงินแล้ว', 'ລາຍການໂອນທີ່ຄືນເງິນແລ້ວ', 'Returned transfer'],
  note: staffTexts.note,
  twoPeople: ['ต้องยืนยันสองคน', 'ຕ້ອງຢືນຢັນສອງຄົນ', 'Needs two people'],
  accept: ['เชื่อและลงบัญชี', 'ເຊື່ອ ແລະ ລົງບັນຊີ', 'Accept and book'],
  acceptNote: [
    'ถ้าต้องยืนยันสองคน จะลงบัญชีเมื่อคนที่สองยืนยัน ยอดบวกเพิ่มเงินในเกมของสมาชิก ยอดลบหักออก',
    'ຖ້າຕ້ອງຢືນຢັນສອງຄົນ ຈະລົງບັນຊີເມື່ອຄົນທີສອງຢືນຢັນ ຍອດບວກເພີ່ມເງິນໃນເກມຂອງສະມາຊິກ ຍອດລົບຫັກອອກ',
    'If two people are needed, it is booked when the second confirms. A positive amount adds to the member’s game money, a negative one is taken from it',
  ],
  refuse: ['ไม่เชื่อ', 'ບໍ່ເຊື່ອ', 'Do not accept'],
  refuseNote: [
    'ไม่มีการลงบัญชี บัญชีเกมนี้จะถูกทำเครื่องหมายไว้ตราบที่เกมยังแสดงยอดนี้',
    'ບໍ່ມີການລົງບັນຊີ ບັນຊີເກມນີ້ຈະຖືກໝາຍໄວ້ຕາບໃດທີ່ເກມຍັງສະແດງຍອດນີ້',
    'Nothing is booked. The account stays marked while the game shows the amount',
  ],
  writeOff: ['ปิดรายการโดยไม่ลงบัญชี', 'ປິດລາຍການໂດຍບໍ່ລົງບັນຊີ', 'Write off'],
  writeOffNote: [
    'ไม่มีการลงบัญชี ต้องมีสองคนยืนยัน หลังจากนั้นรายการนี้จะไม่กั้นการลบข้อมูลสมาชิก',
    'ບໍ່ມີການລົງບັນຊີ ຕ້ອງມີສອງຄົນຢືນຢັນ ຫຼັງຈາກນັ້ນລາຍການນີ້ຈະບໍ່ກີດຂວາງການລຶບຂໍ້ມູນສະມາຊິກ',
    'Nothing is booked. It takes two people; then it no longer keeps the member’s data from being erased',
  ],
  takeBack: ['ยกเลิกการปิดรายการ', 'ຍົກເລີກການປິດລາຍການ', 'Take the write-off back'],
  evidence: staffTexts.evidence,
  because: staffTexts.foundOut,
  done: ['บันทึกการตัดสินแล้ว', 'ບັນທຶກການຕັດສິນແລ້ວ', 'The decision is recorded'],
});

export const heldStatusTexts = texts({
  OPEN: ['รอตรวจ', 'ລໍຖ້າກວດ', 'To check'],
  SECOND: staffTexts.awaitingSecond,
  REFUSED: ['ไม่เชื่อ', 'ບໍ່ເຊື່ອ', 'Not accepted'],
  TO_WRITE_OFF: ['รอคนที่สองปิดรายการ', 'ລໍຖ້າຄົນທີສອງປິດລາຍການ', 'Awaiting a second person to write it off'],
  WRITTEN_OFF: ['ปิดโดยไม่ลงบัญชี', 'ປິດໂດຍບໍ່ລົງບັນຊີ', 'Written off'],
  ACCEPTED: staffTexts.booked,
  GONE: ['เกมไม่แสดงแล้ว', 'ເກມບໍ່ສະແດງແລ້ວ', 'No longer shown by the game'],
});

export const heldReasonTexts = texts({
  LIMIT: ['เกินวงเงินที่เชื่อได้ทันที', 'ເກີນວົງເງິນທີ່ເຊື່ອໄດ້ທັນທີ', 'Above the limit of one reading'],
  SAME_AMOUNT: [
    'ยอดเท่ากับรายการโอนที่คืนเงินไปแล้ว แต่เกมไม่ยืนยันรายการนั้น',
    'ຍອດເທົ່າກັບລາຍການໂອນທີ່ຄືນເງິນໄປແລ້ວ ແຕ່ເກມບໍ່ຢືນຢັນລາຍການນັ້ນ',
    'Same amount as a returned transfer that the game does not confirm',
  ],
  TRANSFER: ['ตรงกับรายการโอนที่คืนเงินไปแล้ว', 'ກົງກັບລາຍການໂອນທີ່ຄືນເງິນໄປແລ້ວ', 'Money of a transfer that was returned'],
});

export const heldPlayChips: Record<HeldPlayLine['status'], ChipKind> = {
  OPEN: 'waiting',
  SECOND: 'info',
  REFUSED: 'failed',
  TO_WRITE_OFF: 'info',
  WRITTEN_OFF: 'failed',
  ACCEPTED: 'success',
  GONE: 'info',
};

// Where a win is and whose it is, as the dialogs name it.
export const nameOfHeld = ({ code, memberName }: HeldPlayLine): string => `${gameNameOf(code)}, ${memberName}`;
