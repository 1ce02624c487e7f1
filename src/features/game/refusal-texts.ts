import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  SLOT_ALREADY_ACTIVE: ['บัญชีเกมนี้เปิดใช้งานแล้ว', 'ບັນຊີເກມນີ້ເປີດໃຊ້ງານແລ້ວ', 'This game account is already active'],
  SLOT_ACTIVATE_FAIL: ['เปิดบัญชีเกมไม่สำเร็จ', 'ເປີດບັນຊີເກມບໍ່ສຳເລັດ', 'Could not activate the game account'],
  SLOT_RESET_PASSWORD_FAIL: ['รีเซ็ตรหัสผ่านเกมไม่สำเร็จ', 'ຕັ້ງລະຫັດຜ່ານເກມໃໝ່ບໍ່ສຳເລັດ', 'Could not reset the game password'],
  NOT_AREASLOT: ['ไม่ใช่บัญชี AREASLOT', 'ບໍ່ແມ່ນບັນຊີ AREASLOT', 'This is not an AREASLOT account'],
  NOT_UFABET: ['ไม่ใช่บัญชี UFABET', 'ບໍ່ແມ່ນບັນຊີ UFABET', 'This is not a UFABET account'],
});
