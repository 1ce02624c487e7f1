import { generalRefusals } from '#i18n/refusals/general-refusals.ts';
import { texts } from '#i18n/texts.ts';

// Of this screen alone, which few ever see.
export const launchEndedTexts = texts({
  launchEndedNext: [
    'ลิงก์เข้าเกมใช้ได้ครั้งเดียวภายใน 2 นาที เงินของคุณยังอยู่ครบ กลับไปที่กระเป๋าแล้วกดเข้าเล่นอีกครั้ง',
    'ລິ້ງເຂົ້າເກມໃຊ້ໄດ້ຄັ້ງດຽວພາຍໃນ 2 ນາທີ ເງິນຂອງທ່ານຍັງຢູ່ຄົບ ກັບໄປທີ່ກະເປົາແລ້ວກົດເຂົ້າຫຼິ້ນອີກຄັ້ງ',
    'A link into a game works once, within two minutes. Your money is where it was. Go back to your wallet and press Play again',
  ],
  toWallet: ['กลับไปที่กระเป๋า', 'ກັບໄປທີ່ກະເປົາ', 'Back to wallet'],
});

// Nothing was asked on this page, so the catalogue of refusals is not there.
export const launchRefusals = texts({
  REQUEST_LIMIT: generalRefusals.REQUEST_LIMIT,
  SERVICE_UNAVAILABLE: generalRefusals.SERVICE_UNAVAILABLE,
});
