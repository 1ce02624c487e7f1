import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  QR_FAIL: ['สร้างคิวอาร์โค้ดไม่สำเร็จ', 'ສ້າງຄິວອາໂຄດບໍ່ສຳເລັດ', 'Could not create the QR code'],
});
