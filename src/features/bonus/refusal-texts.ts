import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  BONUS_ALREADY_ACTIVE: ['โบนัสนี้กำลังใช้งานอยู่', 'ໂບນັດນີ້ກຳລັງໃຊ້ງານຢູ່', 'This bonus is already active'],
  BONUS_MAX_CLAIMED: [
    'รับโบนัสนี้ครบจำนวนแล้ว',
    'ຮັບໂບນັດນີ້ຄົບຈຳນວນແລ້ວ',
    'You have already received this bonus the maximum number of times',
  ],
  BONUS_FULL: ['โบนัสนี้มีผู้รับครบแล้ว', 'ໂບນັດນີ້ມີຜູ້ຮັບຄົບແລ້ວ', 'This bonus is fully taken'],
  TERMS_CHANGED: [
    'เงื่อนไขเพิ่งเปลี่ยน กรุณาอ่านอีกครั้งก่อนรับ',
    'ເງື່ອນໄຂຫາກໍ່ປ່ຽນ ກະລຸນາອ່ານອີກຄັ້ງກ່ອນຮັບ',
    'The terms have just changed. Read them again before you accept',
  ],
  NO_PROMOTION: ['ไม่พบโปรโมชันนี้', 'ບໍ່ພົບໂປຣໂມຊັນນີ້', 'Promotion not found'],
  PROMOTION_RECEIVED: ['รับโปรโมชันนี้แล้ว', 'ຮັບໂປຣໂມຊັນນີ້ແລ້ວ', 'You have already received this promotion'],
  CODE_TAKEN: ['รหัสนี้เคยใช้แล้ว กรุณาใช้รหัสอื่น', 'ລະຫັດນີ້ເຄີຍໃຊ້ແລ້ວ ກະລຸນາໃຊ້ລະຫັດອື່ນ', 'This code was used before. Choose another'],
});
