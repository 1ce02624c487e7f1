import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  WITHDRAW_CLOSED: [
    'ขณะนี้ยังถอนเงินไม่ได้ เงินของคุณยังอยู่ในกระเป๋า กรุณาลองใหม่ภายหลังหรือติดต่อเรา',
    'ຕອນນີ້ຍັງຖອນເງິນບໍ່ໄດ້ ເງິນຂອງທ່ານຍັງຢູ່ໃນກະເປົາ ກະລຸນາລອງໃໝ່ພາຍຫຼັງ ຫຼື ຕິດຕໍ່ພວກເຮົາ',
    'Withdrawals are not possible at the moment. Your money stays in your wallet. Try again later or contact us',
  ],
});
