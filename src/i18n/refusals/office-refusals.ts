import { texts } from '../texts.ts';

// Codes of the back office alone.
export const officeRefusals = texts({
  DECIDED_ALREADY: ['รายการนี้มีผู้ตัดสินแล้ว', 'ລາຍການນີ້ມີຜູ້ຕັດສິນແລ້ວ', 'This item has already been decided'],
  SAME_PERSON: [
    'ผู้อนุมัติคนที่สองต้องไม่ใช่คนเดิม',
    'ຜູ້ອະນຸມັດຄົນທີສອງຕ້ອງບໍ່ແມ່ນຄົນເກົ່າ',
    'The second approval must come from another person',
  ],
  NOT_PERMITTED: [
    'สิทธิ์ของคุณทำรายการนี้ไม่ได้ กรุณาให้ผู้ที่มีสิทธิ์ดำเนินการ',
    'ສິດຂອງທ່ານເຮັດລາຍການນີ້ບໍ່ໄດ້ ກະລຸນາໃຫ້ຜູ້ທີ່ມີສິດດຳເນີນການ',
    'Your role may not do this. Ask a colleague whose role may',
  ],
});
