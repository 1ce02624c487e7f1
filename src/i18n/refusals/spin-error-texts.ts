import { texts } from '../texts.ts';
import { rewardRefusals } from './reward-refusals.ts';

// The possible errors of a spin or a claim, under spin.error.{code}.
export const spinErrorTexts = texts({
  'spin.error.NO_CLAIMABLE_COUPON': rewardRefusals.NO_CLAIMABLE_COUPON,
  'spin.error.INVALID_PRIZE_CODE': rewardRefusals.INVALID_PRIZE_CODE,
  'spin.error.INVALID_CODE': rewardRefusals.INVALID_CODE,
  'spin.error.INVALID_COUPON_TYPE': rewardRefusals.INVALID_COUPON_TYPE,
  'spin.error.COUPON_EXPIRED': rewardRefusals.COUPON_EXPIRED,
  'spin.error.BONUS_REMAINING': rewardRefusals.BONUS_REMAINING,
  'spin.error.NO_COIN': ['คุณไม่มีเหรียญ', 'ທ່ານບໍ່ມີຫຼຽນ', 'You have no coins'],
  'spin.error.SPIN_INACTIVE': ['วงล้อนี้ยังไม่เปิดให้บริการ', 'ວົງລໍ້ຍັງບໍ່ເປີດໃຫ້ບໍລິການ', 'The wheel is not available'],
  'spin.error.SPIN_FAIL': [
    'หมุนวงล้อไม่สำเร็จ เหรียญของคุณยังอยู่',
    'ໝຸນວົງລໍ້ບໍ່ສຳເລັດ ຫຼຽນຂອງທ່ານຍັງຢູ່',
    'The spin failed. Your coin was kept',
  ],
  'spin.error.UNKNOWN': ['เกิดข้อผิดพลาด', 'ເກີດຂໍ້ຜິດພາດ', 'Something went wrong'],
});
