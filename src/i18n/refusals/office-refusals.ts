import { texts } from '../texts.ts';

// Codes used only in the back office.
export const officeRefusals = texts({
  DECIDED_ALREADY: ['รายการนี้มีผู้ตัดสินแล้ว', 'ລາຍການນີ້ມີຜູ້ຕັດສິນແລ້ວ', 'This item has already been decided'],
  SAME_PERSON: [
    'ผู้อนุมัติคนที่สองต้องไม่ใช่คนเดิม',
    'ຜູ້ອະນຸມັດຄົນທີສອງຕ້ອງບໍ່ແມ່ນຄົນເກົ່າ',
    'The second approval must come from another person',
  ],
  MAKER_SUSPENDED: [
    'บัญชีของผู้ทำรายการนี้ถูกระงับแล้ว จึงอนุมัติไม่ได้ กรุณาถอนข้อเสนอแล้วเสนอใหม่',
    'ບັນຊີຂອງຜູ້ເຮັດລາຍການນີ້ຖືກລະງັບແລ້ວ ຈຶ່ງອະນຸມັດບໍ່ໄດ້ ກະລຸນາຖອນຂໍ້ສະເໜີແລ້ວສະເໜີໃໝ່',
    'The person who proposed this was suspended, so it cannot be confirmed. Take it back and propose it again',
  ],
  NOT_PERMITTED: [
    'สิทธิ์ของคุณทำรายการนี้ไม่ได้ กรุณาให้ผู้ที่มีสิทธิ์ดำเนินการ',
    'ສິດຂອງທ່ານເຮັດລາຍການນີ້ບໍ່ໄດ້ ກະລຸນາໃຫ້ຜູ້ທີ່ມີສິດດຳເນີນການ',
    'Your role may not do this. Ask a colleague whose role may',
  ],
  EVIDENCE_MISSING: [
    'กรุณาใส่หลักฐาน: เลขอ้างอิงของธนาคารหรือผู้ให้บริการ และคำอธิบายอย่างน้อย 10 ตัวอักษร',
    'ກະລຸນາໃສ່ຫຼັກຖານ: ເລກອ້າງອີງຂອງທະນາຄານ ຫຼື ຜູ້ໃຫ້ບໍລິການ ແລະ ຄຳອະທິບາຍຢ່າງໜ້ອຍ 10 ຕົວອັກສອນ',
    'Give the evidence: the reference of the bank or provider, and a note of at least 10 characters',
  ],
  RECEIPT_BOOKED: [
    'เงินนี้ หรือเงินที่คล้ายกัน ถูกบันทึกแล้ว หรือยังรอหาเจ้าของ เปิดรายการนี้ใหม่แล้วเปรียบเทียบอีกครั้ง',
    'ເງິນນີ້ ຫຼື ເງິນທີ່ຄ້າຍຄືກັນ ຖືກບັນທຶກແລ້ວ ຫຼື ຍັງລໍຖ້າຫາເຈົ້າຂອງ ເປີດລາຍການນີ້ໃໝ່ແລ້ວປຽບທຽບອີກຄັ້ງ',
    'This money, or similar money, is booked already or still waits for its owner to be found. Open the item again and compare',
  ],
  CHANGE_INVALID: [
    'ค่านี้ใช้ไม่ได้ กรุณาตรวจสอบแต่ละช่องแล้วลองใหม่',
    'ຄ່ານີ້ໃຊ້ບໍ່ໄດ້ ກະລຸນາກວດສອບແຕ່ລະຊ່ອງແລ້ວລອງໃໝ່',
    'This value cannot be used. Check each field and try again',
  ],
  CHANGE_SAME: ['ไม่มีอะไรเปลี่ยนแปลง', 'ບໍ່ມີຫຍັງປ່ຽນແປງ', 'Nothing would change'],
});
