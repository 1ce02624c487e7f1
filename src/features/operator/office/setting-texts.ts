import { bankNames } from '#i18n/bank-names.ts';
import { texts } from '#i18n/texts.ts';

// What the settings without a form under Content are called, by their names.
export const settingTexts = texts({
  terminated: ['ปิดเว็บไซต์สำหรับสมาชิก', 'ປິດເວັບໄຊສຳລັບສະມາຊິກ', 'Site closed for members'],
  info: ['ชื่อและเว็บไซต์ของผู้ให้บริการ', 'ຊື່ ແລະ ເວັບໄຊຂອງຜູ້ໃຫ້ບໍລິການ', 'Operator’s name and website'],
  registerOTP: ['รหัส OTP เมื่อสมัคร', 'ລະຫັດ OTP ເມື່ອສະໝັກ', 'OTP code at registration'],
  enableChatWidget: ['แชทในแอป', 'ແຊັດໃນແອັບ', 'Chat in the app'],
  promisedMinutes: ['เวลาที่แจ้งสมาชิก (นาที)', 'ເວລາທີ່ແຈ້ງສະມາຊິກ (ນາທີ)', 'Promised times, in minutes'],
  withdrawLimits: ['วงเงินถอนต่อครั้ง', 'ວົງເງິນຖອນຕໍ່ຄັ້ງ', 'Limits of one withdrawal'],
  twoPersonThreshold: ['ยอดที่ต้องให้สองคนอนุมัติ', 'ຍອດທີ່ຕ້ອງໃຫ້ສອງຄົນອະນຸມັດ', 'Amount above which two people decide'],
  alonePerDay: ['วงเงินที่คนเดียวอนุมัติได้ต่อวัน', 'ວົງເງິນທີ່ຄົນດຽວອະນຸມັດໄດ້ຕໍ່ມື້', 'What one person may decide in a day'],
  winLimits: ['ยอดชนะที่ต้องตรวจ', 'ຍອດຊະນະທີ່ຕ້ອງກວດ', 'Wins that are held for review'],
  dayWinLimit: ['ยอดชนะต่อวันของแต่ละเกมที่ต้องตรวจ', 'ຍອດຊະນະຕໍ່ມື້ຂອງແຕ່ລະເກມທີ່ຕ້ອງກວດ', 'Wins of a day at one game'],
  gamesAtRegistration: ['เกมที่เปิดให้ตอนสมัคร', 'ເກມທີ່ເປີດໃຫ້ຕອນສະໝັກ', 'Games opened at registration'],
  isManual: ['ฝากเงินโดยแจ้งพนักงาน', 'ຝາກເງິນໂດຍແຈ້ງພະນັກງານ', 'Deposits reported by members'],
  slipWindow: ['เวลารับสลิป', 'ເວລາຮັບສະລິບ', 'Hours for slips'],
  slipProofAbove: ['วงเงินสลิปต่อวันก่อนยืนยันบัญชี', 'ວົງເງິນສະລິບຕໍ່ມື້ກ່ອນຢືນຢັນບັນຊີ', 'Slips in a day before an account is proved'],
  slipAlone: ['ยอดที่สลิปเติมเงินได้เอง', 'ຍອດທີ່ສະລິບເຕີມເງິນໄດ້ເອງ', 'What slips alone may credit'],
  walletAccounts: ['กระเป๋าที่รับซองของขวัญ', 'ກະເປົາທີ່ຮັບຊອງຂອງຂວັນ', 'Wallets that receive gift links'],
  laoQrs: ['คิวอาร์โค้ดของลาว', 'ຄິວອາໂຄດຂອງລາວ', 'QR codes in kip'],
  promptPay: bankNames.PROMPTPAY,
});
