import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  TRANSFER_MINIMUM: ['จำนวนเงินโอนต้องมากกว่า 0', 'ຈຳນວນເງິນໂອນຕ້ອງຫຼາຍກວ່າ 0', 'The transfer amount must exceed 0'],
  TRANSFER_FAIL: [
    'โอนเงินไม่สำเร็จ เงินถูกคืนเข้ากระเป๋าเงินแล้ว',
    'ໂອນເງິນບໍ່ສຳເລັດ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ',
    'Transfer failed. Funds returned to the wallet',
  ],
});
