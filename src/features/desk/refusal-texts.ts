import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  FINDINGS_OPEN: [
    'ช่องทางนี้ยังมีรายการผิดปกติที่ยังไม่ได้ปิด',
    'ຊ່ອງທາງນີ້ຍັງມີລາຍການຜິດປົກກະຕິທີ່ຍັງບໍ່ໄດ້ປິດ',
    'This lane still has open findings. Close them first',
  ],
});
