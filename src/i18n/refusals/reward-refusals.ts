import { texts } from '../texts.ts';
import { productTexts } from '../product-texts.ts';

export const rewardRefusals = texts({
  BONUS_REMAINING: [
    'ยังมีโบนัสค้างอยู่ กรุณาใช้หรือยกเลิกก่อน',
    'ຍັງມີໂບນັດຄ້າງຢູ່ ກະລຸນາໃຊ້ ຫຼື ຍົກເລີກກ່ອນ',
    'You still have a bonus. Please finish or cancel it first',
  ],
  BONUS_CONDITION: ['ยังไม่ผ่านเงื่อนไขของโบนัส', 'ຍັງບໍ່ຜ່ານເງື່ອນໄຂຂອງໂບນັດ', 'The bonus conditions are not met'],
  BONUS_CLEAR: productTexts.bonusCleared,
  INVITE_BONUS_SUCCESS: productTexts.inviteBonusReceived,
  REFUND_SUCCESS: productTexts.refundReceived,
  NO_CLAIMABLE_COUPON: ['ไม่มีคูปองที่รับได้', 'ບໍ່ມີຄູປອງທີ່ຮັບໄດ້', 'No coupon to claim'],
  INVALID_PRIZE_CODE: ['รหัสรางวัลไม่ถูกต้อง', 'ລະຫັດລາງວັນບໍ່ຖືກຕ້ອງ', 'Invalid prize code'],
  INVALID_CODE: ['รหัสไม่ถูกต้อง', 'ລະຫັດບໍ່ຖືກຕ້ອງ', 'Invalid code'],
  INVALID_COUPON_TYPE: ['ประเภทคูปองไม่ถูกต้อง', 'ປະເພດຄູປອງບໍ່ຖືກຕ້ອງ', 'Invalid coupon type'],
  COUPON_EXPIRED: ['คูปองหมดอายุแล้ว', 'ຄູປອງໝົດອາຍຸແລ້ວ', 'The coupon has expired'],
});
