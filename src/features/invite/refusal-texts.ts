import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  INVITE_COLLECT: ['วันนี้รับโบนัสแนะนำเพื่อนแล้ว', 'ມື້ນີ້ຮັບໂບນັດແນະນຳໝູ່ແລ້ວ', 'The referral bonus was already received today'],
  INVITE_INACTIVE: ['ระบบแนะนำเพื่อนปิดใช้งานอยู่', 'ລະບົບແນະນຳໝູ່ປິດໃຊ້ງານຢູ່', 'The invite programme is not active'],
  NO_INVITE_BONUS: productTexts.noInviteBonus,
  NO_INVITEE_PLAY_INFO: [
    'ยังไม่มีข้อมูลการเล่นของเพื่อนที่แนะนำ',
    'ຍັງບໍ່ມີຂໍ້ມູນການຫຼິ້ນຂອງໝູ່ທີ່ແນະນຳ',
    'No play data from your invited friends yet',
  ],
  INVITE_BONUS_FAIL: ['รับโบนัสแนะนำเพื่อนไม่สำเร็จ', 'ຮັບໂບນັດແນະນຳໝູ່ບໍ່ສຳເລັດ', 'Could not receive the referral bonus'],
});
