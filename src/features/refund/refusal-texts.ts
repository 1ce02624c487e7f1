import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  NO_REFUND: ['ไม่พบยอดคืน', 'ບໍ່ພົບຍອດຄືນ', 'No refund found'],
  REFUND_CONDITION: ['ยังไม่ผ่านเงื่อนไขการคืนยอดเสีย', 'ຍັງບໍ່ຜ່ານເງື່ອນໄຂການຄືນຍອດເສຍ', 'The refund conditions are not met'],
  REFUND_INACTIVE: ['ระบบคืนยอดเสียปิดใช้งานอยู่', 'ລະບົບຄືນຍອດເສຍປິດໃຊ້ງານຢູ່', 'Refunds are not active'],
  REFUND_UNREAD: [
    'ยังรอยอดล่าสุดจากเกมของคุณอยู่ กรุณาลองใหม่ในอีกสักครู่',
    'ຍັງລໍຖ້າຍອດຫຼ້າສຸດຈາກເກມຂອງທ່ານຢູ່ ກະລຸນາລອງໃໝ່ໃນອີກຈັກຄູ່',
    'We are still waiting for the latest balances of your games. Please try again in a moment',
  ],
  REFUND_MINIMUM: ['ยอดสะสมต้องมากกว่า 0', 'ຍອດສະສົມຕ້ອງຫຼາຍກວ່າ 0', 'The accrued amount must exceed 0'],
});
