import { accountTexts } from '#i18n/account-texts.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';

// The fields of the forms of settings, and what one can choose in them.
export const settingFieldTexts = texts({
  website: ['เว็บไซต์', 'ເວັບໄຊ', 'Website'],
  game: staffTexts.game,
  staff: ['พนักงานตัดสินภายใน (นาที)', 'ພະນັກງານຕັດສິນພາຍໃນ (ນາທີ)', 'Staff decide within (minutes)'],
  withdrawal: ['จ่ายเงินถอนภายใน (นาที)', 'ຈ່າຍເງິນຖອນພາຍໃນ (ນາທີ)', 'A withdrawal is paid within (minutes)'],
  isPaidOut: ['เปิดให้สมาชิกถอนเงิน', 'ເປີດໃຫ້ສະມາຊິກຖອນເງິນ', 'Members may withdraw'],
  withdrawMin: ['ถอนขั้นต่ำ', 'ຖອນຂັ້ນຕ່ຳ', 'Smallest withdrawal'],
  withdrawMax: ['ถอนสูงสุด', 'ຖອນສູງສຸດ', 'Largest withdrawal'],
  isCounted: ['จำกัดยอดต่อวันของคนเดียว', 'ຈຳກັດຍອດຕໍ່ມື້ຂອງຄົນດຽວ', 'One person’s day is limited'],
  everyGame: ['ทุกเกม', 'ທຸກເກມ', 'Every game'],
  believedUpTo: ['ลงบัญชีทันทีไม่เกิน', 'ລົງບັນຊີທັນທີບໍ່ເກີນ', 'Booked at once up to'],
  timesOfBalance: ['หรือไม่เกินกี่เท่าของยอดก่อนเล่น', 'ຫຼື ບໍ່ເກີນຈັກເທົ່າຂອງຍອດກ່ອນຫຼິ້ນ', 'Or up to this many times the balance before'],
  heldAbove: ['ต้องตรวจทุกครั้งเมื่อเกิน', 'ຕ້ອງກວດທຸກຄັ້ງເມື່ອເກີນ', 'Always reviewed above'],
  closedFrom: ['ปิดรับสลิปตั้งแต่', 'ປິດຮັບສະລິບຕັ້ງແຕ່', 'Slip upload closed from'],
  closedTo: ['ถึง', 'ຮອດ', 'Slip upload closed until'],
  uploadWithinMinutes: [
    'ส่งสลิปได้ภายในกี่นาทีหลังโอน',
    'ສົ່ງສະລິບໄດ້ພາຍໃນຈັກນາທີຫຼັງໂອນ',
    'Minutes after a payment in which its slip can be uploaded',
  ],
  each: ['ต่อสลิปหนึ่งใบ', 'ຕໍ່ສະລິບໜຶ່ງໃບ', 'One slip'],
  day: ['ต่อวันต่อบัญชีรับฝาก', 'ຕໍ່ມື້ຕໍ່ບັນຊີຮັບຝາກ', 'A day of one deposit account'],
  walletAccountName: ['ชื่อเจ้าของกระเป๋า', 'ຊື່ເຈົ້າຂອງກະເປົາ', 'Owner of the wallet'],
  mobile: ['เบอร์โทรศัพท์ 10 หลัก', 'ເບີໂທລະສັບ 10 ຫຼັກ', 'Phone number, 10 digits'],
  mode: ['การรับเงิน', 'ການຮັບເງິນ', 'Receiving'],
  AUTO: ['รับอัตโนมัติ', 'ຮັບອັດຕະໂນມັດ', 'Automatic'],
  PAUSED: ['พักไว้', 'ພັກໄວ້', 'Paused'],
  kind: ['แบบ', 'ແບບ', 'Kind of code'],
  BILLER: ['รหัสผู้รับชำระ (Biller ID)', 'ລະຫັດຜູ້ຮັບຊຳລະ (Biller ID)', 'Biller id'],
  PROXY: ['หมายเลขพร้อมเพย์', 'ໝາຍເລກພ້ອມເພ', 'PromptPay number'],
  bankCode: accountTexts.bank,
  accountNo: accountTexts.accountNo,
  billerId: ['รหัสผู้รับชำระ 15 หลัก', 'ລະຫັດຜູ້ຮັບຊຳລະ 15 ຫຼັກ', 'Biller id, 15 digits'],
  proxy: ['หมายเลขพร้อมเพย์ 10, 13 หรือ 15 หลัก', 'ໝາຍເລກພ້ອມເພ 10, 13 ຫຼື 15 ຫຼັກ', 'PromptPay number, 10, 13 or 15 digits'],
  reservedSatang: [
    'เพิ่มเศษสตางค์ให้แต่ละคิวอาร์โค้ดได้ถึง',
    'ເພີ່ມເສດສະຕາງໃຫ້ແຕ່ລະຄິວອາໂຄດໄດ້ເຖິງ',
    'Satang added to tell codes apart, at most',
  ],
  graceMinutes: [
    'รอเงินหลังคิวอาร์โค้ดหมดเวลา (นาที)',
    'ລໍຖ້າເງິນຫຼັງຄິວອາໂຄດໝົດເວລາ (ນາທີ)',
    'Minutes a code’s amount stays taken after it ended',
  ],
  ONEPAY: ['OnePay', 'OnePay', 'OnePay'],
  LAO_QR: ['คิวอาร์ลาว', 'ຄິວອາລາວ', 'Lao QR'],
  category: ['ประเภทร้านค้า 4 หลัก', 'ປະເພດຮ້ານຄ້າ 4 ຫຼັກ', 'Merchant category, 4 digits'],
  merchantId: ['รหัสร้านค้า', 'ລະຫັດຮ້ານຄ້າ', 'Merchant id'],
  issuer: ['รหัสผู้ออก 8 หลัก', 'ລະຫັດຜູ້ອອກ 8 ຫຼັກ', 'Issuer, 8 digits'],
  receiverId: ['รหัสผู้รับ', 'ລະຫັດຜູ້ຮັບ', 'Receiver id'],
});

// What a setting does, in a sentence or two.
export const settingAbouts = texts({
  terminated: [
    'เมื่อปิด สมาชิกจะเห็นเพียงหน้าแจ้งปิดเว็บไซต์ และเข้าใช้งานไม่ได้',
    'ເມື່ອປິດ ສະມາຊິກຈະເຫັນພຽງໜ້າແຈ້ງປິດເວັບໄຊ ແລະ ເຂົ້າໃຊ້ງານບໍ່ໄດ້',
    'When closed, members see only that the site is closed and cannot use it.',
  ],
  info: [
    'ชื่อที่แสดงในแอป ข้อความ และชื่อหน้าเว็บ',
    'ຊື່ທີ່ສະແດງໃນແອັບ ຂໍ້ຄວາມ ແລະ ຊື່ໜ້າເວັບ',
    'The name shown in the app, in messages and in page titles.',
  ],
  registerOTP: [
    'ผู้สมัครต้องกรอกรหัสที่ส่งไปทางข้อความก่อนเปิดบัญชี',
    'ຜູ້ສະໝັກຕ້ອງຕື່ມລະຫັດທີ່ສົ່ງທາງຂໍ້ຄວາມກ່ອນເປີດບັນຊີ',
    'New members confirm their phone by a code in a text message.',
  ],
  gamesAtRegistration: [
    'เกมเหล่านี้เปิดบัญชีให้สมาชิกใหม่ทุกคนทันที',
    'ເກມເຫຼົ່ານີ້ເປີດບັນຊີໃຫ້ສະມາຊິກໃໝ່ທຸກຄົນທັນທີ',
    'Every new member gets an account at these games at once.',
  ],
  enableChatWidget: [
    'สมาชิกเห็นปุ่มแชทและเขียนถึงพนักงานได้',
    'ສະມາຊິກເຫັນປຸ່ມແຊັດ ແລະ ຂຽນຫາພະນັກງານໄດ້',
    'Members see the chat button and can write to staff.',
  ],
  promisedMinutes: [
    'เวลาที่บอกสมาชิกระหว่างรอ เมื่อเกินเวลานี้สมาชิกร้องเรียนได้',
    'ເວລາທີ່ບອກສະມາຊິກລະຫວ່າງລໍຖ້າ ເມື່ອເກີນເວລານີ້ສະມາຊິກຮ້ອງຮຽນໄດ້',
    'What members are told while they wait.',
  ],
  withdrawLimits: [
    'ยอดต่ำสุดและสูงสุดของการถอนหนึ่งครั้ง',
    'ຍອດຕ່ຳສຸດ ແລະ ສູງສຸດຂອງການຖອນໜຶ່ງຄັ້ງ',
    'The smallest and the largest amount of one withdrawal.',
  ],
  twoPersonThreshold: [
    'เกินยอดนี้ การจ่ายเงินต้องให้สองคนอนุมัติ',
    'ເກີນຍອດນີ້ ການຈ່າຍເງິນຕ້ອງໃຫ້ສອງຄົນອະນຸມັດ',
    'Above it a payout, or another decision that gives money away, needs two people.',
  ],
  alonePerDay: [
    'ยอดเงินรวมใน 24 ชั่วโมงที่คนเดียวอนุมัติได้ นับสมาชิกทุกคนรวมกัน',
    'ຍອດເງິນລວມໃນ 24 ຊົ່ວໂມງທີ່ຄົນດຽວອະນຸມັດໄດ້ ນັບສະມາຊິກທຸກຄົນລວມກັນ',
    'What one person decides alone within 24 hours, for all members together.',
  ],
  winLimits: [
    'ยอดชนะจากการอ่านยอดเกมหนึ่งครั้งที่ลงบัญชีได้โดยไม่ต้องตรวจ และยอดที่ต้องให้คนตรวจ',
    'ຍອດຊະນະຈາກການອ່ານຍອດເກມໜຶ່ງຄັ້ງທີ່ລົງບັນຊີໄດ້ໂດຍບໍ່ຕ້ອງກວດ ແລະ ຍອດທີ່ຕ້ອງໃຫ້ຄົນກວດ',
    'The win of one reading of a game that is booked automatically, and the one that a person reviews first.',
  ],
  dayWinLimit: [
    'เมื่อสมาชิกทุกคนชนะเกมหนึ่งรวมกันเกินยอดนี้ในหนึ่งวัน การโอนเข้าเกมนั้นจะหยุด',
    'ເມື່ອສະມາຊິກທຸກຄົນຊະນະເກມໜຶ່ງລວມກັນເກີນຍອດນີ້ໃນໜຶ່ງມື້ ການໂອນເຂົ້າເກມນັ້ນຈະຢຸດ',
    'When all members together win more at one game in a day, transfers to it stop.',
  ],
  isManual: [
    'วิธีฝากผ่านธนาคารทุกวิธีให้ส่งสลิปได้',
    'ວິທີຝາກຜ່ານທະນາຄານທຸກວິທີໃຫ້ສົ່ງສະລິບໄດ້',
    'Every bank method lets members send a slip.',
  ],
  slipWindow: [
    'เวลาปิดรับสลิปในแต่ละวัน และอายุของสลิปที่ยังรับ',
    'ເວລາປິດຮັບສະລິບໃນແຕ່ລະມື້ ແລະ ອາຍຸຂອງສະລິບທີ່ຍັງຮັບ',
    'When slips cannot be uploaded each day, and how old a slip may be.',
  ],
  slipProofAbove: [
    'ยอดต่อวันที่สลิปเติมเงินให้สมาชิกได้ก่อนที่ธนาคารจะแสดงเลขที่บัญชีเต็มของสมาชิก เกินนี้สลิปจะรอรายการของธนาคาร',
    'ຍອດຕໍ່ມື້ທີ່ສະລິບເຕີມເງິນໃຫ້ສະມາຊິກໄດ້ກ່ອນທີ່ທະນາຄານຈະສະແດງເລກບັນຊີເຕັມຂອງສະມາຊິກ ເກີນນີ້ສະລິບຈະລໍຖ້າລາຍການຂອງທະນາຄານ',
    'What slips credit to one member in a day before a bank has shown their whole account number. Above it a slip waits for the bank’s record.',
  ],
  slipAlone: [
    'ยอดที่สลิปเติมเงินได้ก่อนที่ธนาคารจะแสดงเงินก้อนนั้น เกินนี้สลิปจะรอรายการของธนาคาร แล้วจึงให้พนักงานตัดสิน',
    'ຍອດທີ່ສະລິບເຕີມເງິນໄດ້ກ່ອນທີ່ທະນາຄານຈະສະແດງເງິນກ້ອນນັ້ນ ເກີນນີ້ສະລິບຈະລໍຖ້າລາຍການຂອງທະນາຄານ ແລ້ວຈຶ່ງໃຫ້ພະນັກງານຕັດສິນ',
    'What slips credit before the bank has shown the money. Above it a slip waits for the bank’s record, then for staff.',
  ],
  walletAccounts: [
    'กระเป๋าแรกที่รับอัตโนมัติจะได้รับเงินจากลิงก์ซองของขวัญ',
    'ກະເປົາທຳອິດທີ່ຮັບອັດຕະໂນມັດຈະໄດ້ຮັບເງິນຈາກລິ້ງຊອງຂອງຂວັນ',
    'The first automatic one receives the money of gift links.',
  ],
  promptPay: [
    'ผู้รับเงินของคิวอาร์โค้ดที่ไม่ผ่านเกตเวย์ ใช้รายการแรกที่บัญชีเปิดอยู่',
    'ຜູ້ຮັບເງິນຂອງຄິວອາໂຄດທີ່ບໍ່ຜ່ານເກດເວ ໃຊ້ລາຍການທຳອິດທີ່ບັນຊີເປີດຢູ່',
    'Who receives QR payments without a gateway. The first whose account is open is used.',
  ],
  laoQrs: [
    'คิวอาร์โค้ดที่แสดงข้างบัญชีรับฝากเงินกีบ ถ้าไม่มีจะแสดงเพียงเลขที่บัญชี',
    'ຄິວອາໂຄດທີ່ສະແດງຂ້າງບັນຊີຮັບຝາກເງິນກີບ ຖ້າບໍ່ມີຈະສະແດງພຽງເລກບັນຊີ',
    'The QR code beside a deposit account in kip. Without one, its number alone is shown.',
  ],
});

export const settingStrings = texts({
  atOnce: ['มีผลทันที', 'ມີຜົນທັນທີ', 'A change takes effect at once.'],
  byTwo: ['มีผลเมื่ออีกคนยืนยัน', 'ມີຜົນເມື່ອອີກຄົນຢືນຢັນ', 'A change takes effect when a second person confirms it.'],
});
