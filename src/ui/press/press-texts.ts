import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const pressTexts = texts({
  close: sharedTexts.close,
  retry: sharedTexts.retry,
  behindAnother: ['รายการก่อนหน้ายังดำเนินการอยู่', 'ລາຍການກ່ອນໜ້ານີ້ຍັງດຳເນີນການຢູ່', 'An earlier transaction is still in progress'],
  nothingStarted: [
    'ครั้งนี้ไม่ได้เริ่มรายการใหม่ ลองอีกครั้งได้ รายการเดิมจะไม่ถูกทำซ้ำ',
    'ຄັ້ງນີ້ບໍ່ໄດ້ເລີ່ມລາຍການໃໝ່ ລອງໃໝ່ໄດ້ ລາຍການເດີມຈະບໍ່ຖືກເຮັດຊ້ຳ',
    'Nothing new was started. You can try again: the same transaction is never made twice',
  ],
  mayBeDone: [
    'รายการอาจสำเร็จแล้ว การลองอีกครั้งจะไม่ทำรายการเดิมซ้ำ',
    'ລາຍການອາດສຳເລັດແລ້ວ ການລອງໃໝ່ຈະບໍ່ເຮັດລາຍການເດີມຊ້ຳ',
    'It may have gone through. Trying again does not make the same transaction twice',
  ],
  unknownOutcome: [
    'ยังไม่ทราบผลรายการ กรุณาตรวจสอบยอดเงินก่อนทำซ้ำ',
    'ຍັງບໍ່ຮູ້ຜົນລາຍການ ກະລຸນາກວດສອບຍອດເງິນກ່ອນເຮັດຊ້ຳ',
    "We don't know the result yet. Check your balance before trying again",
  ],
});
