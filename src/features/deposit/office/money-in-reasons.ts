import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';

// Why money waits without an owner, and why a bank's line is not booked.
export const moneyInReasons = texts({
  SENDER_DIFFERS: ['โอนจากบัญชีอื่น', 'ໂອນຈາກບັນຊີອື່ນ', 'Paid from another account'],
  SENDER_UNCLEAR: staffTexts.payerUnclear,
  SENDER_UNKNOWN: ['ไม่รู้จักผู้โอน', 'ບໍ່ຮູ້ຈັກຜູ້ໂອນ', 'The payer is unknown'],
  NAME_DIFFERS: staffTexts.payerNameDiffers,
  REFERENCE_UNKNOWN: ['ไม่รู้จักเลขอ้างอิง', 'ບໍ່ຮູ້ຈັກເລກອ້າງອີງ', 'The reference is unknown'],
  REFERENCE_AGAIN: [
    'เลขอ้างอิงซ้ำแต่รายละเอียดต่าง',
    'ເລກອ້າງອີງຊ້ຳແຕ່ລາຍລະອຽດຕ່າງ',
    'The reference was repeated with other content',
  ],
  OTHER_CURRENCY: ['สกุลเงินอื่น', 'ສະກຸນເງິນອື່ນ', 'Another currency'],
  OTHER_CHANNEL: ['รอคิวอาร์โค้ดหรือสลิป', 'ລໍຖ້າຄິວອາໂຄດ ຫຼື ສະລິບ', 'It waits for its QR code or slip'],
  BY_HAND: ['พนักงานลงไว้', 'ພະນັກງານລົງໄວ້', 'Booked by staff'],
  SHAPE: ['รูปแบบอ่านไม่ได้', 'ຮູບແບບອ່ານບໍ່ໄດ້', 'Malformed line'],
  AMOUNT: ['จำนวนเงินผิดปกติ', 'ຈຳນວນເງິນຜິດປົກກະຕິ', 'Invalid amount'],
  CURRENCY: ['สกุลเงินผิด', 'ສະກຸນເງິນຜິດ', 'Invalid currency'],
  REFERENCE: ['เลขอ้างอิงผิดรูป', 'ເລກອ້າງອີງຜິດຮູບ', 'Invalid reference'],
  SENDING_BANK: ['ไม่รู้จักธนาคารผู้โอน', 'ບໍ່ຮູ້ຈັກທະນາຄານຜູ້ໂອນ', 'The payer’s bank is unknown'],
  ACCOUNT: ['เลขที่บัญชีผิดรูป', 'ເລກບັນຊີຜິດຮູບ', 'Invalid account'],
  ACCOUNT_UNKNOWN: ['ไม่ใช่บัญชีของเรา', 'ບໍ່ແມ່ນບັນຊີຂອງພວກເຮົາ', 'Not an account of ours'],
  BEFORE_CREDITED_SINCE: ['ก่อนวันที่เริ่มรับ', 'ກ່ອນວັນທີ່ເລີ່ມຮັບ', 'Older than the account’s start of crediting'],
  BOOKING_FAILED: ['ลงบัญชีไม่สำเร็จ', 'ລົງບັນຊີບໍ່ສຳເລັດ', 'Booking it failed'],
  UNCLEAR: ['ตรงกับหลายรายการ', 'ກົງກັບຫຼາຍລາຍການ', 'It fits several receipts'],
});
