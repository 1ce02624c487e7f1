import { texts } from '#i18n/texts.ts';

export const pressTexts = texts({
  behindAnother: ['รายการก่อนหน้ายังดำเนินการอยู่', 'ລາຍການກ່ອນໜ້ານີ້ຍັງດຳເນີນການຢູ່', 'An earlier transaction is still in progress'],
  unknownOutcome: [
    'ยังไม่ทราบผลรายการ กรุณาตรวจสอบยอดเงินก่อนทำซ้ำ',
    'ຍັງບໍ່ຮູ້ຜົນລາຍການ ກະລຸນາກວດສອບຍອດເງິນກ່ອນເຮັດຊ້ຳ',
    "We don't know the result yet. Check your balance before trying again",
  ],
});
