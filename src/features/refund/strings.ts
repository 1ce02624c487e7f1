import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';
import { refusalTexts } from './refusal-texts.ts';

export const refundStrings = texts({
  refund: productTexts.refund,
  nextAfterReward: productTexts.nextAfterReward,
  receive: productTexts.receive,
  received: productTexts.refundReceived,
  noRefund: refusalTexts.NO_REFUND,
  unread: refusalTexts.REFUND_UNREAD,
  receivedToday: ['วันนี้รับคืนยอดเสียแล้ว', 'ມື້ນີ້ຮັບຄືນຍອດເສຍແລ້ວ', 'You have received today’s refund'],
  how: [
    'เมื่อเล่นเสีย คุณได้รับคืน {percent}% ของยอดเสีย รับได้วันละครั้ง',
    'ເມື່ອຫຼິ້ນເສຍ ທ່ານໄດ້ຮັບຄືນ {percent}% ຂອງຍອດເສຍ ຮັບໄດ້ມື້ລະຄັ້ງ',
    'When you lose at games, {percent}% of your net loss comes back to you, once a day',
  ],
  basis: ['{percent}% ของยอดเสีย {lost}', '{percent}% ຂອງຍອດເສຍ {lost}', '{percent}% of your net loss of {lost}'],
  basisSince: [
    '{percent}% ของยอดเสีย {lost} ตั้งแต่ {since}',
    '{percent}% ຂອງຍອດເສຍ {lost} ຕັ້ງແຕ່ {since}',
    '{percent}% of your net loss of {lost} since {since}',
  ],
  condition: [
    'เงื่อนไข: ก่อนถอนเงิน ยอดเงินรวมต้องถึง {success}% ของยอดที่ได้รับ ({reach}) หรือลดลงเหลือ {fail}% ({fall})',
    'ເງື່ອນໄຂ: ກ່ອນຖອນເງິນ ຍອດເງິນລວມຕ້ອງເຖິງ {success}% ຂອງຍອດທີ່ໄດ້ຮັບ ({reach}) ຫຼື ຫຼຸດລົງເຫຼືອ {fail}% ({fall})',
    'Condition: you can withdraw once your total balance reaches {success}% of what you receive ({reach}) or falls to {fail}% ({fall})',
  ],
  conditionBeside: [
    'เงื่อนไข: ก่อนถอนเงิน ยอดเงินรวมต้องถึง {reach} (เงินที่มีอยู่ {own} บวก {success}% ของยอดที่ได้รับ) หรือลดลงเหลือ {fail}% ของยอดที่ได้รับ ({fall})',
    'ເງື່ອນໄຂ: ກ່ອນຖອນເງິນ ຍອດເງິນລວມຕ້ອງເຖິງ {reach} (ເງິນທີ່ມີຢູ່ {own} ບວກ {success}% ຂອງຍອດທີ່ໄດ້ຮັບ) ຫຼື ຫຼຸດລົງເຫຼືອ {fail}% ຂອງຍອດທີ່ໄດ້ຮັບ ({fall})',
    'Condition: you can withdraw once your total balance reaches {reach} (the {own} you have and {success}% of what you receive) or falls to {fail}% of what you receive ({fall})',
  ],
  bonusRuns: productTexts.bonusRuns,
  log: ['ยอดคืนที่รับแล้ว', 'ຍອດຄືນທີ່ຮັບແລ້ວ', 'Refunds received'],
});
