export const languages = ['th', 'la', 'en'] as const;
export type Language = (typeof languages)[number];

// What stands on the screens, written down a second time: a journey looks with the eyes of the member.
const rows = {
  logIn: ['เข้าสู่ระบบ', 'ເຂົ້າສູ່ລະບົບ', 'Log in'],
  logOut: ['ออกจากระบบ', 'ອອກຈາກລະບົບ', 'Log out'],
  phone: ['เบอร์โทรศัพท์', 'ເບີໂທລະສັບ', 'Phone number'],
  password: ['รหัสผ่าน', 'ລະຫັດຜ່ານ', 'Password'],
  remember: ['จดจำการเข้าสู่ระบบ', 'ຈື່ການເຂົ້າສູ່ລະບົບ', 'Remember me'],
  endedSession: ['ข้อมูลผู้ใช้ไม่ถูกต้อง (3)', 'ຂໍ້ມູນຜູ້ໃຊ້ບໍ່ຖືກຕ້ອງ (3)', 'Invalid user (3)'],
  offline: ['ไม่มีการเชื่อมต่ออินเทอร์เน็ต', 'ບໍ່ມີການເຊື່ອມຕໍ່ອິນເຕີເນັດ', 'You are offline'],
  next: ['ถัดไป', 'ຕໍ່ໄປ', 'Next'],
  register: ['สมัครสมาชิก', 'ສະໝັກສະມາຊິກ', 'Register'],
  otp: ['รหัส OTP', 'ລະຫັດ OTP', 'OTP code'],
  profileName: ['ชื่อที่แสดง', 'ຊື່ທີ່ສະແດງ', 'Display name'],
  confirmPassword: ['ยืนยันรหัสผ่าน', 'ຢືນຢັນລະຫັດຜ່ານ', 'Confirm password'],
  bank: ['ธนาคาร', 'ທະນາຄານ', 'Bank'],
  firstName: ['ชื่อ', 'ຊື່', 'First name'],
  lastName: ['นามสกุล', 'ນາມສະກຸນ', 'Last name'],
  bankAccountNo: ['เลขที่บัญชี', 'ເລກບັນຊີ', 'Account number'],
  registerSuccess: [
    'สมัครสมาชิกสำเร็จ กำลังไปหน้าเข้าสู่ระบบ',
    'ສະໝັກສະມາຊິກສຳເລັດ ກຳລັງໄປໜ້າເຂົ້າສູ່ລະບົບ',
    'Registration complete. Taking you to log in',
  ],
  agreement: ['ข้อตกลงการใช้งาน', 'ຂໍ້ຕົກລົງການນຳໃຊ້', 'Terms of use'],
  accept: ['ยอมรับ', 'ຍອມຮັບ', 'Accept'],
  greeting: ['สวัสดี', 'ສະບາຍດີ', 'Hello'],
  profile: ['ข้อมูลส่วนตัว', 'ຂໍ້ມູນສ່ວນຕົວ', 'Profile'],
  conditions: ['เงื่อนไข', 'ເງື່ອນໄຂ', 'Conditions'],
  home: ['หน้าหลัก', 'ໜ້າຫຼັກ', 'Home'],
  pageNotFound: ['ไม่พบหน้านี้', 'ບໍ່ພົບໜ້ານີ້', 'Page Not Found'],
  terminated: ['บริการนี้ปิดให้บริการแล้ว', 'ບໍລິການນີ້ປິດໃຫ້ບໍລິການແລ້ວ', 'This service has closed'],
  statement: ['รายการเดินบัญชี', 'ລາຍການເຄື່ອນໄຫວ', 'Statement'],
  viewStatement: ['ดูรายการเดินบัญชี', 'ເບິ່ງລາຍການເຄື່ອນໄຫວ', 'View statement'],
  deposit: ['ฝากเงิน', 'ຝາກເງິນ', 'Deposit'],
  withdraw: ['ถอนเงิน', 'ຖອນເງິນ', 'Withdraw'],
  withdrawal: ['ถอนเงิน', 'ຖອນເງິນ', 'Withdrawal'],
  transfer: ['โอนเงิน', 'ໂອນເງິນ', 'Transfer'],
  totalBalance: ['ยอดเงินรวม', 'ຍອດເງິນລວມ', 'Total balance'],
  checkBalance: ['ตรวจสอบยอดเงิน', 'ກວດສອບຍອດເງິນ', 'Check balance'],
  amount: ['จำนวนเงิน', 'ຈຳນວນເງິນ', 'Amount'],
  from: ['จาก', 'ຈາກ', 'From'],
  to: ['ไปยัง', 'ໄປຫາ', 'To'],
  mainWallet: ['กระเป๋าเงินหลัก', 'ກະເປົາເງິນຫຼັກ', 'Main wallet'],
  all: ['ทั้งหมด', 'ທັງໝົດ', 'All'],
  done: ['เสร็จสิ้น', 'ສຳເລັດ', 'Done'],
  close: ['ปิด', 'ປິດ', 'Close'],
  save: ['บันทึก', 'ບັນທຶກ', 'Save'],
  saved: ['บันทึกเรียบร้อยแล้ว', 'ບັນທຶກຮຽບຮ້ອຍແລ້ວ', 'Saved'],
  retry: ['ลองอีกครั้ง', 'ລອງໃໝ່ອີກຄັ້ງ', 'Try again'],
  refresh: ['รีเฟรช', 'ໂຫຼດໃໝ່', 'Refresh'],
  success: ['สำเร็จ', 'ສຳເລັດ', 'Success'],
  failed: ['ไม่สำเร็จ', 'ບໍ່ສຳເລັດ', 'Failed'],
  inProgress: ['กำลังดำเนินการ', 'ກຳລັງດຳເນີນການ', 'In progress'],
  qrTransfer: ['คิวอาร์โค้ดพร้อมเพย์', 'ຄິວອາໂຄດພ້ອມເພ', 'PromptPay QR code'],
  bankTransfer: ['โอนผ่านบัญชีธนาคาร', 'ໂອນຜ່ານບັນຊີທະນາຄານ', 'Bank transfer'],
  createQr: ['สร้างคิวอาร์โค้ด', 'ສ້າງຄິວອາໂຄດ', 'Create QR code'],
  qrCode: ['คิวอาร์โค้ด', 'ຄິວອາໂຄດ', 'QR code for'],
  qrExpired: ['คิวอาร์โค้ดหมดอายุแล้ว', 'ຄິວອາໂຄດໝົດອາຍຸແລ້ວ', 'The QR code has expired'],
  credited: ['ฝากเงินสำเร็จ', 'ຝາກເງິນສຳເລັດ', 'Deposit complete'],
  iHaveTransferred: ['โอนเงินแล้ว', 'ໂອນເງິນແລ້ວ', 'I have transferred'],
  refreshAfterTransfer: [
    'กรุณากดตรวจสอบยอดเงินหลังจากโอน',
    'ກະລຸນາກົດກວດສອບຍອດເງິນຫຼັງຈາກໂອນ',
    'Please press check balance after your transfer.',
  ],
  openAccount: ['เปิดบัญชี', 'ເປີດບັນຊີ', 'Open account'],
  viewData: ['ดูข้อมูล', 'ເບິ່ງຂໍ້ມູນ', 'View details'],
  play: ['เข้าเล่น', 'ເຂົ້າຫຼິ້ນ', 'Play'],
  transferAndPlay: ['โอนเงินและเข้าเล่น', 'ໂອນເງິນ ແລະ ເຂົ້າຫຼິ້ນ', 'Transfer and play'],
  transferSuccess: ['โอนเงินสำเร็จ', 'ໂອນເງິນສຳເລັດ', 'Transfer complete'],
  transferFail: [
    'โอนเงินไม่สำเร็จ เงินถูกคืนเข้ากระเป๋าเงินแล้ว',
    'ໂອນເງິນບໍ່ສຳເລັດ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ',
    'Transfer failed. Funds returned to the wallet',
  ],
  transferPending: [
    'กำลังโอนเงิน ระบบจะโอนให้สำเร็จหรือคืนเงินให้โดยอัตโนมัติ',
    'ກຳລັງໂອນເງິນ ລະບົບຈະໂອນໃຫ້ສຳເລັດ ຫຼື ຄືນເງິນໃຫ້ໂດຍອັດຕະໂນມັດ',
    'Transfer in progress. It will be completed, or the money returned, by itself',
  ],
  transferReturned: [
    'โอนเงินไม่สำเร็จ เงินถูกคืนแล้ว',
    'ໂອນເງິນບໍ່ສຳເລັດ ເງິນຖືກຄືນແລ້ວ',
    'The transfer failed. The money was returned',
  ],
  unknownOutcome: [
    'ยังไม่ทราบผลรายการ กรุณาตรวจสอบยอดเงินก่อนทำซ้ำ',
    'ຍັງບໍ່ຮູ້ຜົນລາຍການ ກະລຸນາກວດສອບຍອດເງິນກ່ອນເຮັດຊ້ຳ',
    "We don't know the result yet. Check your balance before trying again",
  ],
  internalError: ['ระบบขัดข้อง กรุณาลองใหม่อีกครั้ง', 'ລະບົບຂັດຂ້ອງ ກະລຸນາລອງໃໝ່ອີກຄັ້ງ', 'Something went wrong. Please try again'],
  notEnough: ['ยอดเงินไม่เพียงพอ', 'ຍອດເງິນບໍ່ພຽງພໍ', 'Not enough money'],
  withdrawSuccess: [
    'ส่งคำขอถอนแล้ว กรุณารอเงินโอนเข้าบัญชี',
    'ສົ່ງຄຳຂໍຖອນແລ້ວ ກະລຸນາລໍຖ້າເງິນໂອນເຂົ້າບັນຊີ',
    'Withdrawal requested. Please wait for the transfer',
  ],
  late: ['โอนหลังคิวอาร์โค้ดหมดอายุ', 'ໂອນຫຼັງຄິວອາໂຄດໝົດອາຍຸ', 'Paid after the QR code had ended'],
  otherAmount: ['ยอดที่โอนไม่ตรงกับคิวอาร์โค้ด', 'ຍອດທີ່ໂອນບໍ່ກົງກັບຄິວອາໂຄດ', 'Another amount was paid than the QR code asked for'],
  nameMismatch: [
    'ชื่อบัญชีธนาคารไม่ตรงกับที่ลงทะเบียน เงินถูกคืนเข้ากระเป๋าเงินแล้ว',
    'ຊື່ບັນຊີທະນາຄານບໍ່ກົງກັບທີ່ລົງທະບຽນ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ',
    'The bank account name does not match. The money was returned to your wallet',
  ],
  changePassword: ['เปลี่ยนรหัสผ่าน', 'ປ່ຽນລະຫັດຜ່ານ', 'Change password'],
  oldPassword: ['รหัสผ่านเดิม', 'ລະຫັດຜ່ານເກົ່າ', 'Current password'],
  newPassword: ['รหัสผ่านใหม่', 'ລະຫັດຜ່ານໃໝ່', 'New password'],
  language: ['ภาษา', 'ພາສາ', 'Language'],
  // The back office.
  staffCode: ['รหัสจากแอปยืนยันตัวตน', 'ລະຫັດຈາກແອັບຢືນຢັນຕົວຕົນ', 'Code from your authenticator app'],
  staffName: ['ชื่อพนักงาน', 'ຊື່ພະນັກງານ', 'Staff name'],
  withdrawalQueue: ['คิวถอนเงิน', 'ຄິວຖອນເງິນ', 'Withdrawal queue'],
  ended: ['เสร็จสิ้นแล้ว', 'ສຳເລັດແລ້ວ', 'Ended'],
  approve: ['อนุมัติ', 'ອະນຸມັດ', 'Approve'],
  approved: ['อนุมัติแล้ว', 'ອະນຸມັດແລ້ວ', 'Approved'],
  reject: ['ปฏิเสธ', 'ປະຕິເສດ', 'Reject'],
  rejected: ['ปฏิเสธแล้ว', 'ປະຕິເສດແລ້ວ', 'Rejected'],
  reason: ['เหตุผล', 'ເຫດຜົນ', 'Reason'],
  reasonNameMismatch: ['ชื่อบัญชีไม่ตรงกับสมาชิก', 'ຊື່ບັນຊີບໍ່ກົງກັບສະມາຊິກ', 'The account name does not match the member'],
  yourPassword: ['รหัสผ่านของคุณ', 'ລະຫັດຜ່ານຂອງທ່ານ', 'Your password'],
  paid: ['จ่ายแล้ว', 'ຈ່າຍແລ້ວ', 'Paid'],
  awaitingSecond: ['รอผู้อนุมัติคนที่สอง', 'ລໍຖ້າຜູ້ອະນຸມັດຄົນທີສອງ', 'Awaiting second approval'],
  maker: [
    'คุณอนุมัติรายการนี้เป็นคนแรกแล้ว ต้องให้อีกคนอนุมัติ',
    'ທ່ານອະນຸມັດລາຍການນີ້ເປັນຄົນທຳອິດແລ້ວ ຕ້ອງໃຫ້ອີກຄົນອະນຸມັດ',
    'You gave the first approval. Another person must give the second',
  ],
  twoPeople: ['ต้องอนุมัติสองคน', 'ຕ້ອງອະນຸມັດສອງຄົນ', 'Needs two people'],
  // The games of the sandbox.
  stake: ['เดิมพัน', 'ເດີມພັນ', 'Stake'],
  playRound: ['เล่นหนึ่งรอบ', 'ຫຼິ້ນໜຶ່ງຮອບ', 'Play a round'],
  recentRounds: ['รอบล่าสุด', 'ຮອບຫຼ້າສຸດ', 'Recent rounds'],
} as const satisfies Record<string, readonly [th: string, la: string, en: string]>;

export type Word = keyof typeof rows;
export type Words = (word: Word) => string;

const columns = { th: 0, la: 1, en: 2 } as const;
export const wordsOf =
  (language: Language): Words =>
  (word) =>
    rows[word][columns[language]];

// As a language tag `la` is Latin.
export const languageTag = (language: Language): string => (language === 'la' ? 'lo' : language);
