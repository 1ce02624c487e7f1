import { sharedTexts } from '#i18n/shared-texts.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';
import { menuStrings } from './menu-strings.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';
import type { ProviderLine } from '../office-contract.ts';

export const providerStrings = texts({
  title: menuStrings.providers,
  kicker: staffTexts.game,
  all: sharedTexts.all,
  attention: ['ต้องดูแล', 'ຕ້ອງເບິ່ງແຍງ', 'Need attention'],
  choose: ['เลือกเกมเพื่อดูรายละเอียด', 'ເລືອກເກມເພື່ອເບິ່ງລາຍລະອຽດ', 'Choose a game to see it'],
  empty: ['ทุกเกมปกติ', 'ທຸກເກມປົກກະຕິ', 'Every game is fine'],
  unanswered: ['ไม่สำเร็จ {failed} จาก {answered}', 'ບໍ່ສຳເລັດ {failed} ຈາກ {answered}', '{failed} of {answered} failed'],
  waits: ['งานค้าง {open}', 'ວຽກຄ້າງ {open}', '{open} open'],
  notAsked: ['ไม่ได้ถามใน 5 นาที', 'ບໍ່ໄດ້ຖາມໃນ 5 ນາທີ', 'no requests for 5 min'],
  upTo: ['ไม่เกิน {ms} มิลลิวินาที', 'ບໍ່ເກີນ {ms} ມິນລິວິນາທີ', 'up to {ms} ms'],
  observed: ['ดูจากคำตอบของเกม', 'ເບິ່ງຈາກຄຳຕອບຂອງເກມ', 'By its answers'],
  since: staffTexts.since,
  wellAt: ['ตอบปกติล่าสุดเมื่อ', 'ຕອບປົກກະຕິຫຼ້າສຸດເມື່ອ', 'Last normal answer at'],
  never: staffTexts.never,
  breaker: ['การส่งคำขอถึงเกม', 'ການສົ່ງຄຳຂໍເຖິງເກມ', 'Requests to the game'],
  answered: ['คำถามใน 5 นาที', 'ຄຳຖາມໃນ 5 ນາທີ', 'Requests in 5 min'],
  failed: ['ไม่สำเร็จใน 5 นาที', 'ບໍ່ສຳເລັດໃນ 5 ນາທີ', 'Failed in 5 min'],
  p50: ['เวลาตอบ ครึ่งหนึ่ง', 'ເວລາຕອບ ເຄິ່ງໜຶ່ງ', 'Half answered within'],
  p95: ['เวลาตอบ 95 ใน 100', 'ເວລາຕອບ 95 ໃນ 100', '95 of 100 answered within'],
  openWork: ['โอนที่ยังไม่รู้ผล', 'ໂອນທີ່ຍັງບໍ່ຮູ້ຜົນ', 'Transfers without an outcome'],
  inReview: staffTexts.personDecides,
  oldest: staffTexts.oldestSince,
  processes: ['เซิร์ฟเวอร์ที่ถามอยู่', 'ເຊີບເວີທີ່ຖາມຢູ່', 'Server processes that query it'],
  roundsAt: ['ดึงผลการเล่นล่าสุดเมื่อ', 'ດຶງຜົນການຫຼິ້ນຫຼ້າສຸດເມື່ອ', 'Rounds last pulled at'],
  roundsFail: ['ดึงผลการเล่นไม่ได้ตั้งแต่', 'ດຶງຜົນການຫຼິ້ນບໍ່ໄດ້ຕັ້ງແຕ່', 'Rounds not pulled since'],
  noRounds: [
    'เกมไม่มีรายการผลการเล่น จึงคิดจากยอดเงิน',
    'ເກມບໍ່ມີລາຍການຜົນການຫຼິ້ນ ຈຶ່ງຄິດຈາກຍອດເງິນ',
    'The game lists no rounds; play is derived from balances',
  ],
  stopped: ['หยุดเพราะสิ่งที่ตรวจพบ', 'ຢຸດເພາະສິ່ງທີ່ກວດພົບ', 'Stopped by a finding'],
  unlisted: ['ไม่อยู่ในรายการ', 'ບໍ່ຢູ່ໃນລາຍການ', 'Not listed'],
  byHand: ['{who} ตั้งเมื่อ {at}', '{who} ຕັ້ງເມື່ອ {at}', 'Set by {who} at {at}'],
  until: ['ถึง {at}', 'ຮອດ {at}', 'Until {at}'],
  noEnd: ['จนกว่าจะเปิดเอง', 'ຈົນກວ່າຈະເປີດເອງ', 'Until somebody opens it'],
  isOver: ['หมดเวลาแล้ว', 'ໝົດເວລາແລ້ວ', 'This time has passed'],
  memberText: ['ข้อความถึงสมาชิก', 'ຂໍ້ຄວາມເຖິງສະມາຊິກ', 'Text for members'],
  setMaintenance: ['ตั้งเป็นปิดปรับปรุง', 'ຕັ້ງເປັນປິດປັບປຸງ', 'Put under maintenance'],
  maintenanceNote: [
    'มีผลทันที สมาชิกเล่นและโอนเงินเข้าไม่ได้ แต่โอนเงินกลับกระเป๋าเงินหลักได้เสมอถ้าเกมตอบ',
    'ມີຜົນທັນທີ ສະມາຊິກຫຼິ້ນ ແລະ ໂອນເງິນເຂົ້າບໍ່ໄດ້ ແຕ່ໂອນເງິນກັບກະເປົາເງິນຫຼັກໄດ້ສະເໝີຖ້າເກມຕອບ',
    'At once: members can neither play nor transfer money there. Transfers to the main wallet stay possible whenever the game answers',
  ],
  setClosed: ['หยุดรับเงินเข้าเกม', 'ຢຸດຮັບເງິນເຂົ້າເກມ', 'Stop transfers in'],
  closedNote: [
    'มีผลทันที สมาชิกโอนเงินเข้าไม่ได้ แต่ยังเล่นและโอนเงินกลับได้',
    'ມີຜົນທັນທີ ສະມາຊິກໂອນເງິນເຂົ້າບໍ່ໄດ້ ແຕ່ຍັງຫຼິ້ນ ແລະ ໂອນເງິນກັບໄດ້',
    'At once: members cannot transfer money there, but can still play and transfer to the main wallet',
  ],
  setOpen: ['เปิด', 'ເປີດ', 'Open'],
  openNote: [
    'ต่อจากนี้สถานะเป็นไปตามคำตอบของเกม',
    'ຕໍ່ຈາກນີ້ສະຖານະເປັນໄປຕາມຄຳຕອບຂອງເກມ',
    'From now on the state follows the answers of the game',
  ],
  textTh: ['ข้อความภาษาไทย', 'ຂໍ້ຄວາມພາສາໄທ', 'Text in Thai'],
  textLa: ['ข้อความภาษาลาว', 'ຂໍ້ຄວາມພາສາລາວ', 'Text in Lao'],
  textEn: ['ข้อความภาษาอังกฤษ', 'ຂໍ້ຄວາມພາສາອັງກິດ', 'Text in English'],
  endsAt: ['สิ้นสุดเมื่อ (เวลาไทย)', 'ສິ້ນສຸດເມື່ອ (ເວລາລາວ)', 'Ends at (Bangkok time)'],
  endsAtHint: ['ว่างไว้ถ้ายังไม่รู้', 'ປະວ່າງໄວ້ຖ້າຍັງບໍ່ຮູ້', 'Empty if it is not known'],
  endsLater: ['เวลาสิ้นสุดต้องอยู่ข้างหน้า', 'ເວລາສິ້ນສຸດຕ້ອງຢູ່ຂ້າງໜ້າ', 'The end must be in the future'],
  turned: staffTexts.changed,
  ask: ['ทดลองถาม', 'ທົດລອງຖາມ', 'Test call'],
  answers: ['เกมตอบใน {ms} มิลลิวินาที', 'ເກມຕອບໃນ {ms} ມິນລິວິນາທີ', 'The game answered in {ms} ms'],
  noAnswer: [
    'เกมไม่ตอบให้ชัดเจน ({reason}) {ms} มิลลิวินาที',
    'ເກມບໍ່ຕອບໃຫ້ຊັດເຈນ ({reason}) {ms} ມິນລິວິນາທີ',
    'No clear answer ({reason}) after {ms} ms',
  ],
});

export const providerStateTexts = texts({
  FINE: ['ปกติ', 'ປົກກະຕິ', 'Fine'],
  SLOW: ['ช้า', 'ຊ້າ', 'Slow'],
  MAINTENANCE: productTexts.maintenance,
  CLOSED: ['หยุดรับเงินเข้า', 'ຢຸດຮັບເງິນເຂົ້າ', 'No transfers in'],
});

export const providerBreakerTexts = texts({
  closed: ['ทำงานปกติ', 'ເຮັດວຽກປົກກະຕິ', 'Working'],
  open: ['ส่งเฉพาะการโอนกลับกระเป๋าเงินหลัก', 'ສົ່ງສະເພາະການໂອນກັບກະເປົາເງິນຫຼັກ', 'Only transfers to the main wallet are sent'],
  probing: staffTexts.probing,
});

// What members read unless staff write something else.
export const usualTexts = texts({
  MAINTENANCE: [
    'เกมนี้ปิดปรับปรุงชั่วคราว เงินในเกมไม่หาย',
    'ເກມນີ້ປິດປັບປຸງຊົ່ວຄາວ ເງິນໃນເກມບໍ່ຫາຍ',
    'This game is closed for maintenance for a while. Money in it is not lost',
  ],
  CLOSED: ['เกมนี้งดรับเงินเข้าชั่วคราว', 'ເກມນີ້ງົດຮັບເງິນເຂົ້າຊົ່ວຄາວ', 'You cannot transfer money into this game for now'],
});

export const providerChips: Record<ProviderLine['state'], ChipKind> = {
  FINE: 'success',
  SLOW: 'waiting',
  MAINTENANCE: 'failed',
  CLOSED: 'info',
};
