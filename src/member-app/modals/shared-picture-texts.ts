import { texts } from '#i18n/texts.ts';

export const sharedPictureTexts = texts({
  shareAgain: [
    'ยังไม่ได้รับรูปสลิป กรุณาเลือกช่องทางฝากแล้วเลือกรูปอีกครั้ง',
    'ຍັງບໍ່ໄດ້ຮັບຮູບສະລິບ ກະລຸນາເລືອກຊ່ອງທາງຝາກແລ້ວເລືອກຮູບອີກຄັ້ງ',
    'The slip did not arrive. Please choose the deposit method, then the image again',
  ],
});
