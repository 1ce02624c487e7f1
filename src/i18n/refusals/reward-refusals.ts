import { texts } from '../texts.ts';

export const rewardRefusals = texts({
  BONUS_CONDITION: ['ยังไม่ผ่านเงื่อนไขของโบนัส', 'ຍັງບໍ່ຜ່ານເງື່ອນໄຂຂອງໂບນັດ', 'The bonus conditions are not met'],
  BONUS_CLEAR: ['ยกเลิกโบนัสแล้ว', 'ຍົກເລີກໂບນັດແລ້ວ', 'The bonus has been cleared'],
  INVITE_COLLECT: ['วันนี้รับโบนัสแนะนำเพื่อนแล้ว', 'ມື້ນີ້ຮັບໂບນັດແນະນຳໝູ່ແລ້ວ', 'The referral bonus was already received today'],
  INVITE_INACTIVE: ['ระบบแนะนำเพื่อนปิดใช้งานอยู่', 'ລະບົບແນະນຳໝູ່ປິດໃຊ້ງານຢູ່', 'The invite programme is not active'],
  NO_INVITE_BONUS: ['ไม่มีโบนัสแนะนำเพื่อนให้รับ', 'ບໍ່ມີໂບນັດແນະນຳໝູ່ໃຫ້ຮັບ', 'No referral bonus to receive'],
  NO_INVITEE_PLAY_INFO: [
    'ยังไม่มีข้อมูลการเล่นของเพื่อนที่แนะนำ',
    'ຍັງບໍ່ມີຂໍ້ມູນການຫຼິ້ນຂອງໝູ່ທີ່ແນະນຳ',
    'No play data from your invited friends yet',
  ],
  INVITE_BONUS_SUCCESS: ['รับโบนัสแนะนำเพื่อนสำเร็จ', 'ຮັບໂບນັດແນະນຳໝູ່ສຳເລັດ', 'Referral bonus received'],
  INVITE_BONUS_FAIL: ['รับโบนัสแนะนำเพื่อนไม่สำเร็จ', 'ຮັບໂບນັດແນະນຳໝູ່ບໍ່ສຳເລັດ', 'Could not receive the referral bonus'],
  NO_REFUND: ['ไม่พบยอดคืน', 'ບໍ່ພົບຍອດຄືນ', 'No refund found'],
  REFUND_CONDITION: ['ยังไม่ผ่านเงื่อนไขการคืนยอดเสีย', 'ຍັງບໍ່ຜ່ານເງື່ອນໄຂການຄືນຍອດເສຍ', 'The refund conditions are not met'],
  REFUND_SUCCESS: ['รับคืนยอดเสียสำเร็จ', 'ຮັບຄືນຍອດເສຍສຳເລັດ', 'Refund received'],
  REFUND_INACTIVE: ['ระบบคืนยอดเสียปิดใช้งานอยู่', 'ລະບົບຄືນຍອດເສຍປິດໃຊ້ງານຢູ່', 'Refunds are not active'],
  REFUND_MINIMUM: ['ยอดสะสมต้องมากกว่า 0', 'ຍອດສະສົມຕ້ອງຫຼາຍກວ່າ 0', 'The accrued amount must exceed 0'],
  NO_CLAIMABLE_COUPON: ['ไม่มีคูปองที่รับได้', 'ບໍ່ມີຄູປອງທີ່ຮັບໄດ້', 'No coupon to claim'],
  INVALID_PRIZE_CODE: ['รหัสรางวัลไม่ถูกต้อง', 'ລະຫັດລາງວັນບໍ່ຖືກຕ້ອງ', 'Invalid prize code'],
  INVALID_CODE: ['รหัสไม่ถูกต้อง', 'ລະຫັດບໍ່ຖືກຕ້ອງ', 'Invalid code'],
  INVALID_COUPON_TYPE: ['ประเภทคูปองไม่ถูกต้อง', 'ປະເພດຄູປອງບໍ່ຖືກຕ້ອງ', 'Invalid coupon type'],
  COUPON_EXPIRED: ['คูปองหมดอายุแล้ว', 'ຄູປອງໝົດອາຍຸແລ້ວ', 'The coupon has expired'],
});
