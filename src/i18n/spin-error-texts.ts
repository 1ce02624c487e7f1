import { texts } from './texts.ts';

// The possible errors of a spin or a claim, under spin.error.{code}.
export const spinErrorTexts = texts({
  'spin.error.NO_CLAIMABLE_COUPON': ['ไม่มีคูปองที่รับได้', 'ບໍ່ມີຄູປອງທີ່ຮັບໄດ້', 'No coupon to claim'],
  'spin.error.INVALID_PRIZE_CODE': ['รหัสรางวัลไม่ถูกต้อง', 'ລະຫັດລາງວັນບໍ່ຖືກຕ້ອງ', 'Invalid prize code'],
  'spin.error.INVALID_CODE': ['รหัสไม่ถูกต้อง', 'ລະຫັດບໍ່ຖືກຕ້ອງ', 'Invalid code'],
  'spin.error.INVALID_COUPON_TYPE': ['ประเภทคูปองไม่ถูกต้อง', 'ປະເພດຄູປອງບໍ່ຖືກຕ້ອງ', 'Invalid coupon type'],
  'spin.error.COUPON_EXPIRED': ['คูปองหมดอายุแล้ว', 'ຄູປອງໝົດອາຍຸແລ້ວ', 'The coupon has expired'],
  'spin.error.BONUS_REMAINING': [
    'ยังมีโบนัสค้างอยู่ กรุณาใช้หรือยกเลิกก่อน',
    'ຍັງມີໂບນັດຄ້າງຢູ່ ກະລຸນາໃຊ້ ຫຼື ຍົກເລີກກ່ອນ',
    'You still have a bonus. Please finish or cancel it first',
  ],
  'spin.error.NO_COIN': ['คุณไม่มีเหรียญ', 'ທ່ານບໍ່ມີຫຼຽນ', 'You have no coins'],
  'spin.error.SPIN_INACTIVE': ['วงล้อนี้ยังไม่เปิดให้บริการ', 'ວົງລໍ້ຍັງບໍ່ເປີດໃຫ້ບໍລິການ', 'The wheel is not available'],
  'spin.error.SPIN_FAIL': [
    'หมุนวงล้อไม่สำเร็จ เหรียญของคุณยังอยู่',
    'ໝຸນວົງລໍ້ບໍ່ສຳເລັດ ຫຼຽນຂອງທ່ານຍັງຢູ່',
    'The spin failed. Your coin was kept',
  ],
  'spin.error.UNKNOWN': ['เกิดข้อผิดพลาด', 'ເກີດຂໍ້ຜິດພາດ', 'Something went wrong'],
});
