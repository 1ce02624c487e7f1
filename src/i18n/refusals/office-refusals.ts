import { texts } from '../texts.ts';

// Codes of the back office alone.
export const officeRefusals = texts({
  DECIDED_ALREADY: ['รายการนี้มีผู้ตัดสินแล้ว', 'ລາຍການນີ້ມີຜູ້ຕັດສິນແລ້ວ', 'This item has already been decided'],
  SAME_PERSON: [
    'ผู้อนุมัติคนที่สองต้องไม่ใช่คนเดิม',
    'ຜູ້ອະນຸມັດຄົນທີສອງຕ້ອງບໍ່ແມ່ນຄົນເກົ່າ',
    'The second approval must come from another person',
  ],
});
