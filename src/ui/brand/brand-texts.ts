import { texts } from '#i18n/texts.ts';

export const brandTexts = texts({
  welcome: [
    'กระเป๋าเงินใบเดียว ฝาก เล่น ถอน ครบ',
    'ກະເປົາເງິນໃບດຽວ ຝາກ ຫຼິ້ນ ຖອນ ຄົບ',
    'One wallet to deposit, play and withdraw',
  ],
});
