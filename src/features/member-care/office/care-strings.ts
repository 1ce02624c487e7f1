import { staffTexts } from '#i18n/staff-texts.ts';
import { memberTexts } from '#i18n/member-texts.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';
import { menuStrings } from './menu-strings.ts';

export const careStrings = texts({
  title: menuStrings.members,
  number: ['เบอร์โทรศัพท์หรือเลขที่บัญชี (ครบทุกหลัก)', 'ເບີໂທລະສັບ ຫຼື ເລກບັນຊີ (ຄົບທຸກຫຼັກ)', 'Whole phone or account number'],
  numberForm: accountTexts.numberForm,
  find: ['ค้นหา', 'ຄົ້ນຫາ', 'Find'],
  found: ['ผลการค้นหา', 'ຜົນການຄົ້ນຫາ', 'Found'],
  nobody: ['ไม่พบสมาชิกที่มีเลขนี้', 'ບໍ່ພົບສະມາຊິກທີ່ມີເລກນີ້', 'No member has this number'],
  waiting: ['การเปลี่ยนแปลงที่รอคนที่สอง', 'ການປ່ຽນແປງທີ່ລໍຖ້າຄົນທີສອງ', 'Changes that wait for a second person'],
  member: staffTexts.member,
  active: staffTexts.active,
  suspended: staffTexts.suspended,
  phone: memberTexts.phone,
  phoneFreed: ['{phone} (ไม่เป็นของสมาชิกนี้แล้ว)', '{phone} (ບໍ່ເປັນຂອງສະມາຊິກນີ້ແລ້ວ)', '{phone} (no longer theirs)'],
  since: staffTexts.memberSince,
  account: ['บัญชีรับเงิน', 'ບັນຊີຮັບເງິນ', 'Payout account'],
  noAccount: ['ไม่มีบัญชี', 'ບໍ່ມີບັນຊີ', 'None'],
  pastAccounts: ['บัญชีก่อนหน้า', 'ບັນຊີກ່ອນໜ້າ', 'Past accounts'],
  until: ['{account} ถึง {date}', '{account} ຮອດ {date}', '{account} until {date}'],
  sessions: ['การเข้าสู่ระบบที่เปิดอยู่', 'ການເຂົ້າສູ່ລະບົບທີ່ເປີດຢູ່', 'Open sessions'],
  steps: ['สิ่งที่พนักงานทำ', 'ສິ່ງທີ່ພະນັກງານເຮັດ', 'What staff did'],
  suspend: staffTexts.suspend,
  suspendNote: [
    'สมาชิกจะออกจากระบบทันทีและเข้าไม่ได้ การจ่ายเงินจะหยุด',
    'ສະມາຊິກຈະອອກຈາກລະບົບທັນທີ ແລະ ເຂົ້າບໍ່ໄດ້ ການຈ່າຍເງິນຈະຢຸດ',
    'The member loses access at once and cannot log in. Payouts stop',
  ],
  readmit: staffTexts.readmit,
  reset: ['ส่งรหัสตั้งรหัสผ่านใหม่', 'ສົ່ງລະຫັດຕັ້ງລະຫັດຜ່ານໃໝ່', 'Send a code for a new password'],
  resetNote: [
    'รหัสจะส่งไปยังเบอร์ที่ลงทะเบียนไว้ ใช้ได้ 30 นาที คุณจะไม่เห็นรหัสนี้',
    'ລະຫັດຈະສົ່ງໄປຫາເບີທີ່ລົງທະບຽນໄວ້ ໃຊ້ໄດ້ 30 ນາທີ ທ່ານຈະບໍ່ເຫັນລະຫັດນີ້',
    'The code goes to the registered phone and is valid for 30 minutes. You do not see it',
  ],
  condition: productTexts.bonusConditions,
  conditionAt: [
    '{title}: {total} จาก {success} ตั้งแต่ {date}',
    '{title}: {total} ຈາກ {success} ຕັ້ງແຕ່ {date}',
    '{title}: {total} of {success}, since {date}',
  ],
  conditionReached: [
    '{title}: {total} ถึง {success} แล้ว รอคำตอบจากเกม',
    '{title}: {total} ຮອດ {success} ແລ້ວ ລໍຖ້າຄຳຕອບຈາກເກມ',
    '{title}: {total} has reached {success} and waits for answers of games',
  ],
  conditionNote: [
    'เงื่อนไขจะจบทันทีเหมือนทำครบ และสมาชิกถอนเงินทั้งหมดได้',
    'ເງື່ອນໄຂຈະຈົບທັນທີຄືກັບເຮັດຄົບ ແລະ ສະມາຊິກຖອນເງິນທັງໝົດໄດ້',
    'The condition ends at once as if it were met, and the member can withdraw everything',
  ],
  games: ['เกมที่ยังไม่ตอบ', 'ເກມທີ່ຍັງບໍ່ຕອບ', 'Games that have not answered'],
  gameAt: [
    '{game}: {amount} ตอบล่าสุด {date}',
    '{game}: {amount} ຕອບຫຼ້າສຸດ {date}',
    '{game}: {amount}, last answer {date}',
  ],
  gameNever: ['{game}: {amount} ไม่เคยตอบ', '{game}: {amount} ບໍ່ເຄີຍຕອບ', '{game}: {amount}, never answered'],
  change: ['เปลี่ยนข้อมูล', 'ປ່ຽນຂໍ້ມູນ', 'Change'],
  changeNote: staffTexts.needsSecond,
  kind: ['สิ่งที่เปลี่ยน', 'ສິ່ງທີ່ປ່ຽນ', 'What changes'],
  bank: ['รหัสธนาคาร', 'ລະຫັດທະນາຄານ', 'Bank code'],
  accountNo: accountTexts.accountNo,
  accountName: accountTexts.accountName,
  newPhone: ['เบอร์โทรศัพท์ใหม่', 'ເບີໂທລະສັບໃໝ່', 'New phone number'],
  evidence: staffTexts.evidence,
  recordShort: staffTexts.tooShort,
  propose: staffTexts.propose,
  proposedBy: ['{kind} เสนอโดย {by}', '{kind} ສະເໜີໂດຍ {by}', '{kind}, proposed by {by}'],
  confirm: ['ยืนยันการเปลี่ยน', 'ຢືນຢັນການປ່ຽນ', 'Confirm the change'],
  drop: staffTexts.decline,
  mine: ['คุณเสนอเอง ต้องให้อีกคนยืนยัน', 'ທ່ານສະເໜີເອງ ຕ້ອງໃຫ້ອີກຄົນຢືນຢັນ', 'You proposed it. Another person has to confirm it'],
  eraseNote: [
    'ลบแล้วเรียกคืนไม่ได้ และสมาชิกเข้าสู่ระบบไม่ได้อีก',
    'ລຶບແລ້ວກູ້ຄືນບໍ່ໄດ້ ແລະ ສະມາຊິກເຂົ້າສູ່ລະບົບບໍ່ໄດ້ອີກ',
    'It cannot be undone, and the member cannot log in again',
  ],
  erased: ['ลบข้อมูลแล้ว', 'ລຶບຂໍ້ມູນແລ້ວ', 'Erased'],
  export: ['ดาวน์โหลดข้อมูลทั้งหมด', 'ດາວໂຫຼດຂໍ້ມູນທັງໝົດ', 'Download all data'],
  exportNote: [
    'ไฟล์มีข้อมูลส่วนตัวทั้งหมดของสมาชิก ส่งให้เจ้าของข้อมูลเท่านั้น',
    'ໄຟລ໌ມີຂໍ້ມູນສ່ວນຕົວທັງໝົດຂອງສະມາຊິກ ສົ່ງໃຫ້ເຈົ້າຂອງຂໍ້ມູນເທົ່ານັ້ນ',
    'The file contains everything stored about the member. Give it to the member and to nobody else',
  ],
});

export const kindTexts = texts({
  ACCOUNT: ['บัญชีรับเงินใหม่', 'ບັນຊີຮັບເງິນໃໝ່', 'Another payout account'],
  PHONE: ['เบอร์โทรศัพท์ใหม่', 'ເບີໂທລະສັບໃໝ່', 'Another phone'],
  FREE_ACCOUNT: ['ปลดบัญชีธนาคาร', 'ປົດບັນຊີທະນາຄານ', 'Free a bank account'],
  FREE_PHONE: ['ปลดเบอร์โทรศัพท์', 'ປົດເບີໂທລະສັບ', 'Free the phone'],
  ERASE: ['ลบข้อมูลส่วนตัวถาวร', 'ລຶບຂໍ້ມູນສ່ວນຕົວຖາວອນ', 'Erase the personal data'],
  CONDITION: ['ให้ถือว่าทำเงื่อนไขครบ', 'ໃຫ້ຖືວ່າເຮັດຕາມເງື່ອນໄຂຄົບ', 'Count the condition as met'],
});

// Labels for acts of the audit chain, by the call that made them of this screen.
export const actTexts = texts({
  'GET /api/members/{memberId}': ['ดูข้อมูล', 'ເບິ່ງຂໍ້ມູນ', 'Viewed the member'],
  'POST /api/members/{memberId}/suspend': ['ระงับ', 'ລະງັບ', 'Suspended'],
  'POST /api/members/{memberId}/readmit': ['ยกเลิกการระงับ', 'ຍົກເລີກການລະງັບ', 'Readmitted'],
  'POST /api/members/{memberId}/reset': ['ส่งรหัส', 'ສົ່ງລະຫັດ', 'Sent a code'],
  'POST /api/members/{memberId}/export': ['ดาวน์โหลดข้อมูล', 'ດາວໂຫຼດຂໍ້ມູນ', 'Downloaded the data'],
  'POST /api/members/{memberId}/changes': ['เสนอการเปลี่ยน', 'ສະເໜີການປ່ຽນ', 'Proposed a change'],
  'POST /api/members/{memberId}/changes/{changeId}/confirm': ['ยืนยันการเปลี่ยน', 'ຢືນຢັນການປ່ຽນ', 'Confirmed a change'],
  'POST /api/members/{memberId}/changes/{changeId}/drop': ['ถอนข้อเสนอ', 'ຖອນຂໍ້ສະເໜີ', 'Took back a proposal'],
});

// Acts of other screens, by the first words of their call's path.
export const actGroupTexts = texts({
  withdrawals: ['ตัดสินการถอนเงิน', 'ຕັດສິນການຖອນເງິນ', 'Decided a withdrawal'],
  'office/slips': ['จัดการสลิป', 'ຈັດການສະລິບ', 'Handled a slip'],
  'office/money-in': ['จัดการเงินเข้า', 'ຈັດການເງິນເຂົ້າ', 'Handled money that came in'],
  chats: ['ดูหรือตอบแชท', 'ເບິ່ງ ຫຼື ຕອບແຊັດ', 'Read or answered a chat'],
  complaints: ['จัดการเรื่องร้องเรียน', 'ຈັດການເລື່ອງຮ້ອງຮຽນ', 'Handled a complaint'],
  deposits: ['ดูสลิปและการแจ้งฝาก', 'ເບິ່ງສະລິບ ແລະ ການແຈ້ງຝາກ', 'Viewed slips and reported deposits'],
  statements: ['ดูรายการเดินบัญชี', 'ເບິ່ງລາຍການເຄື່ອນໄຫວຂອງສະມາຊິກ', 'Viewed the statement'],
  'game-money': ['ตรวจหรือย้ายเงินในเกม', 'ກວດ ຫຼື ຍ້າຍເງິນໃນເກມ', 'Checked or moved money at games'],
  'held-plays': ['ตัดสินเงินรางวัลที่รอตรวจ', 'ຕັດສິນເງິນລາງວັນທີ່ລໍຖ້າກວດ', 'Decided a held win'],
  outside: ['จัดการงานกับภายนอก', 'ຈັດການວຽກກັບພາຍນອກ', 'Handled outside work'],
  findings: ['ปิดสิ่งที่ตรวจพบ', 'ປິດສິ່ງທີ່ກວດພົບ', 'Closed a finding'],
  other: ['งานอื่นของพนักงาน', 'ວຽກອື່ນຂອງພະນັກງານ', 'Something else'],
});
