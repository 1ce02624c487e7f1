import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';
import { fieldTexts } from './operator-strings.ts';

export const healthStrings = texts({
  title: ['สถานะบัญชี', 'ສະຖານະບັນຊີ', 'Account health'],
  active: staffTexts.active,
  frozen: ['ถูกอายัด', 'ຖືກອາຍັດ', 'Frozen'],
  capReached: ['รับเต็มวงเงินวันนี้แล้ว', 'ຮັບເຕັມວົງເງິນມື້ນີ້ແລ້ວ', 'Cap reached today'],
  receivedToday: ['รับวันนี้', 'ຮັບມື້ນີ້', 'Received today'],
  dailyCap: fieldTexts.dailyCap,
  noCap: ['ไม่จำกัด', 'ບໍ່ຈຳກັດ', 'None'],
  share: ['ใช้ไปแล้ว', 'ໃຊ້ໄປແລ້ວ', 'Share of the cap'],
  readAt: ['อ่านรายการล่าสุดเมื่อ', 'ອ່ານລາຍການຫຼ້າສຸດເມື່ອ', 'Bank last read'],
  provedAt: ['ตรวจกับธนาคารล่าสุดเมื่อ', 'ກວດກັບທະນາຄານຫຼ້າສຸດເມື່ອ', 'Last compared with the bank'],
  never: staffTexts.never,
  frozenAmount: fieldTexts.frozenAmount,
  caseNo: fieldTexts.caseNo,
  frozenAt: ['อายัดเมื่อ', 'ອາຍັດເມື່ອ', 'Frozen since'],
  checkAt: fieldTexts.checkAt,
  checkAtThai: ['ดูอีกครั้งเมื่อ (เวลาไทย)', 'ເບິ່ງອີກຄັ້ງເມື່ອ (ເວລາລາວ)', 'Check again at (Bangkok time)'],
  checkLater: ['เวลานี้ต้องอยู่ข้างหน้า', 'ເວລານີ້ຕ້ອງຢູ່ຂ້າງໜ້າ', 'It must be a time in the future'],
  checkDue: ['ถึงเวลาดูอีกครั้ง', 'ຮອດເວລາເບິ່ງອີກຄັ້ງ', 'Check again now'],
  freeze: ['แจ้งว่าถูกอายัด', 'ແຈ້ງວ່າຖືກອາຍັດ', 'Mark as frozen'],
  freezeNote: [
    'มีผลทันที สมาชิกจะไม่เห็นบัญชีนี้ แต่ผู้ที่เพิ่งโอนยังส่งสลิปได้ เงินที่ยังโอนเข้ามาจะลงบัญชีตามปกติ',
    'ມີຜົນທັນທີ ສະມາຊິກຈະບໍ່ເຫັນບັນຊີນີ້ ແຕ່ຜູ້ທີ່ຫາກໍ່ໂອນຍັງສົ່ງສະລິບໄດ້ ເງິນທີ່ຍັງໂອນເຂົ້າມາຈະລົງບັນຊີຕາມປົກກະຕິ',
    'It takes effect at once: members no longer see the account, and those who have just paid can still send their slip. Money that still arrives is booked as always',
  ],
  updateCase: ['แก้ไขข้อมูลการอายัด', 'ແກ້ໄຂຂໍ້ມູນການອາຍັດ', 'Update the case'],
  caseNote: [
    'มีผลทันที บัญชีนี้ยังถูกอายัดอยู่ และสมาชิกยังไม่เห็น',
    'ມີຜົນທັນທີ ບັນຊີນີ້ຍັງຖືກອາຍັດຢູ່ ແລະ ສະມາຊິກຍັງບໍ່ເຫັນ',
    'It takes effect at once. The account stays frozen, and members do not see it',
  ],
  unfreeze: ['แจ้งว่าพ้นอายัดแล้ว', 'ແຈ້ງວ່າພົ້ນອາຍັດແລ້ວ', 'Mark as no longer frozen'],
  unfreezeNote: [
    'มีผลเมื่ออีกคนยืนยัน สมาชิกจะเห็นบัญชีนี้อีกครั้ง',
    'ມີຜົນເມື່ອອີກຄົນຢືນຢັນ ສະມາຊິກຈະເຫັນບັນຊີນີ້ອີກຄັ້ງ',
    'Members see the account again once a second person has confirmed',
  ],
  setCap: ['ตั้งวงเงินรับต่อวัน', 'ຕັ້ງວົງເງິນຮັບຕໍ່ມື້', 'Set the daily cap'],
  capNote: [
    'มีผลเมื่ออีกคนยืนยัน เมื่อรับครบแล้วสมาชิกจะเห็นบัญชีถัดไปแทน ปล่อยว่างถ้าไม่จำกัด',
    'ມີຜົນເມື່ອອີກຄົນຢືນຢັນ ເມື່ອຮັບຄົບແລ້ວສະມາຊິກຈະເຫັນບັນຊີຕໍ່ໄປແທນ ປະວ່າງໄວ້ຖ້າບໍ່ຈຳກັດ',
    'It takes effect once a second person has confirmed. Members then see the next account once this one has received it; empty for none',
  ],
  because: staffTexts.reason,
  notAnAmount: ['กรอกจำนวนเงินที่ถูกต้อง', 'ຕື່ມຈຳນວນເງິນທີ່ຖືກຕ້ອງ', 'Enter a valid amount'],
});
