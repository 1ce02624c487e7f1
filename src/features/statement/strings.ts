import { productTexts } from '#i18n/product-texts.ts';
import { payoutReturnTexts, rejectionTexts } from '#i18n/statement-texts.ts';
import { texts } from '#i18n/texts.ts';

export const statementStrings = texts({
  slipStatus: productTexts.slipStatus,
  statement: productTexts.statement,
  emptyStatement: productTexts.emptyStatement,
  type: productTexts.type,
  description: ['รายละเอียด', 'ລາຍລະອຽດ', 'Description'],
  freed: [
    'เงินนี้อยู่ในยอดเงินของคุณอยู่แล้ว ตอนนี้ถอนได้',
    'ເງິນນີ້ຢູ່ໃນຍອດເງິນຂອງທ່ານຢູ່ແລ້ວ ຕອນນີ້ຖອນໄດ້',
    'This money was already in your balance. Now you can withdraw it',
  ],
  asOf: productTexts.asOf,
});

// Why a line ended or waits, by the code the backend sends with it.
export const statementNoteTexts = texts({
  NAME_MISMATCH: rejectionTexts.NAME_MISMATCH,
  ACCOUNT_CLOSED: rejectionTexts.ACCOUNT_CLOSED,
  SUSPICIOUS: rejectionTexts.SUSPICIOUS,
  MEMBER_ASKED: rejectionTexts.MEMBER_ASKED,
  OTHER: rejectionTexts.OTHER,
  PAYOUT_REFUSED: [
    'ธนาคารปฏิเสธการโอน เงินถูกคืนเข้ากระเป๋าเงินแล้ว',
    'ທະນາຄານປະຕິເສດການໂອນ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ',
    'The bank refused the transfer. The money was returned to your wallet',
  ],
  PAYOUT_RETURNED: payoutReturnTexts.returned,
  TRANSFER_FAIL: [
    'โอนเงินไม่สำเร็จ เงินกลับไปอยู่ที่ต้นทางแล้ว',
    'ໂອນເງິນບໍ່ສຳເລັດ ເງິນກັບໄປຢູ່ບ່ອນເດີມແລ້ວ',
    'The transfer failed. The money is back where it came from',
  ],
  TO_CONFIRM: ['รอเจ้าหน้าที่ยืนยัน', 'ລໍຖ້າເຈົ້າໜ້າທີ່ຢືນຢັນ', 'Waiting for our staff to confirm it'],
  OTHER_SENDER: [
    'โอนจากบัญชีอื่น รอเจ้าหน้าที่ตรวจสอบ',
    'ໂອນຈາກບັນຊີອື່ນ ລໍຖ້າເຈົ້າໜ້າທີ່ກວດສອບ',
    'Paid from another account. Waiting for our staff to check it',
  ],
  LINK_IN_PROGRESS: [
    'กำลังรับซองของขวัญ ยังไม่ทราบผล',
    'ກຳລັງຮັບຊອງຂອງຂວັນ ຍັງບໍ່ຮູ້ຜົນ',
    'We are receiving the gift. The result is not known yet',
  ],
  LINK_CREDITED: ['รับซองของขวัญแล้ว', 'ຮັບຊອງຂອງຂວັນແລ້ວ', 'Gift received'],
  LINK_REFUSED: [
    'รับซองของขวัญไม่สำเร็จ ไม่มีเงินเข้ากระเป๋าเงิน',
    'ຮັບຊອງຂອງຂວັນບໍ່ສຳເລັດ ບໍ່ມີເງິນເຂົ້າກະເປົາເງິນ',
    'The gift could not be received. No money came into your wallet',
  ],
  NOT_RECEIVED: [
    'ไม่พบเงินที่โอนเข้ามา หากมีข้อสงสัยกรุณาติดต่อฝ่ายบริการ',
    'ບໍ່ພົບເງິນທີ່ໂອນເຂົ້າມາ ຖ້າມີຂໍ້ສົງໄສກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ',
    'We received no such money. Please contact support if you have questions',
  ],
  BY_STAFF: ['ยืนยันโดยเจ้าหน้าที่', 'ຢືນຢັນໂດຍເຈົ້າໜ້າທີ່', 'Confirmed by our staff'],
  NOT_YOURS: [
    'เงินนี้ไม่ได้มาจากบัญชีของคุณ จึงไม่ได้เข้ากระเป๋าเงิน หากมีข้อสงสัยกรุณาติดต่อฝ่ายบริการ',
    'ເງິນນີ້ບໍ່ໄດ້ມາຈາກບັນຊີຂອງທ່ານ ຈຶ່ງບໍ່ໄດ້ເຂົ້າກະເປົາເງິນ ຖ້າມີຂໍ້ສົງໄສກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ',
    'This money was not from your account, so it was not credited. Please contact support if you have questions',
  ],
  LATE: ['โอนหลังคิวอาร์โค้ดใช้ไม่ได้แล้ว', 'ໂອນຫຼັງຄິວອາໂຄດໃຊ້ບໍ່ໄດ້ແລ້ວ', 'Paid after the QR code had ended'],
  OTHER_AMOUNT: ['ยอดที่โอนไม่ตรงกับคิวอาร์โค้ด', 'ຍອດທີ່ໂອນບໍ່ກົງກັບຄິວອາໂຄດ', 'The amount paid differs from that of the QR code'],
  LATE_OTHER_AMOUNT: [
    'โอนหลังคิวอาร์โค้ดใช้ไม่ได้แล้ว และยอดไม่ตรงกับคิวอาร์โค้ด',
    'ໂອນຫຼັງຄິວອາໂຄດໃຊ້ບໍ່ໄດ້ແລ້ວ ແລະ ຍອດບໍ່ກົງກັບຄິວອາໂຄດ',
    'Paid after the QR code had ended, and the amount differs from that of the QR code',
  ],
});
