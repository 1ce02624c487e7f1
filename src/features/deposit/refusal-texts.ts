import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  PAYOUT_NOT_PAID: [
    'รายการถอนนี้ยังไม่ได้จ่าย จึงคืนไม่ได้',
    'ລາຍການຖອນນີ້ຍັງບໍ່ໄດ້ຈ່າຍ ຈຶ່ງສົ່ງຄືນບໍ່ໄດ້',
    'This withdrawal was not paid, so nothing of it can have come back',
  ],
  PAYOUT_DIFFERS: [
    'เงินนี้ไม่ใช่รายการถอนที่ธนาคารคืน จำนวน สกุลเงิน หรือเวลาไม่ตรงกัน หรือเป็นเงินที่โอนตามคิวอาร์โค้ดของสมาชิก',
    'ເງິນນີ້ບໍ່ແມ່ນລາຍການຖອນທີ່ທະນາຄານສົ່ງຄືນ ຈຳນວນ ສະກຸນເງິນ ຫຼື ເວລາບໍ່ກົງກັນ ຫຼື ເປັນເງິນທີ່ໂອນຕາມຄິວອາໂຄດຂອງສະມາຊິກ',
    'This money is not that payout: amount, currency or time differ, or it came by a member’s QR code',
  ],
  PAYOUT_RETURNED: [
    'รายการถอนนี้คืนเข้ากระเป๋าของสมาชิกแล้ว',
    'ລາຍການຖອນນີ້ຄືນເຂົ້າກະເປົາຂອງສະມາຊິກແລ້ວ',
    'This payout was given back to the member already',
  ],
  QR_FAIL: ['สร้างคิวอาร์โค้ดไม่สำเร็จ', 'ສ້າງຄິວອາໂຄດບໍ່ສຳເລັດ', 'Could not create the QR code'],
});
