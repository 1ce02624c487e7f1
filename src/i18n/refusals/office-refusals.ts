import { texts } from '../texts.ts';

// Codes of the back office alone.
export const officeRefusals = texts({
  LOGIN_AGAIN: [
    'หมดเวลาแล้ว กรุณาใส่รหัสผ่านอีกครั้ง',
    'ໝົດເວລາແລ້ວ ກະລຸນາໃສ່ລະຫັດຜ່ານອີກຄັ້ງ',
    'That took too long. Please enter your password again',
  ],
  WRONG_CODE: [
    'รหัสไม่ถูกต้องหรือใช้ไปแล้ว กรุณารอรหัสถัดไป',
    'ລະຫັດບໍ່ຖືກຕ້ອງ ຫຼື ໃຊ້ໄປແລ້ວ ກະລຸນາລໍຖ້າລະຫັດຕໍ່ໄປ',
    'Wrong code, or one that was used already. Please wait for the next one',
  ],
  WRONG_PASSKEY: [
    'ใช้พาสคีย์นี้ไม่ได้ กรุณาลองอีกครั้ง หรือใช้รหัสจากแอปแทน',
    'ໃຊ້ພາສຄີນີ້ບໍ່ໄດ້ ກະລຸນາລອງອີກຄັ້ງ ຫຼື ໃຊ້ລະຫັດຈາກແອັບແທນ',
    'This passkey was not accepted. Try again, or use a code of your app instead',
  ],
  PASSKEYS_FULL: [
    'มีพาสคีย์ครบจำนวนแล้ว กรุณาลบอันที่ไม่ใช้ก่อน',
    'ມີພາສຄີຄົບຈຳນວນແລ້ວ ກະລຸນາລຶບອັນທີ່ບໍ່ໃຊ້ກ່ອນ',
    'You have as many passkeys as one person may have. Remove one you no longer use first',
  ],
  DECIDED_ALREADY: ['รายการนี้มีผู้ตัดสินแล้ว', 'ລາຍການນີ້ມີຜູ້ຕັດສິນແລ້ວ', 'This item has already been decided'],
  SAME_PERSON: [
    'ผู้อนุมัติคนที่สองต้องไม่ใช่คนเดิม',
    'ຜູ້ອະນຸມັດຄົນທີສອງຕ້ອງບໍ່ແມ່ນຄົນເກົ່າ',
    'The second approval must come from another person',
  ],
  CHANGE_INVALID: [
    'ค่านี้ใช้ไม่ได้ กรุณาตรวจสอบแต่ละช่องแล้วลองใหม่',
    'ຄ່ານີ້ໃຊ້ບໍ່ໄດ້ ກະລຸນາກວດສອບແຕ່ລະຊ່ອງແລ້ວລອງໃໝ່',
    'This value cannot be used. Check each field and try again',
  ],
  CHANGE_SAME: ['ไม่มีอะไรเปลี่ยนแปลง', 'ບໍ່ມີຫຍັງປ່ຽນແປງ', 'Nothing would change'],
  CHANGE_MOVED_ON: [
    'ข้อมูลถูกแก้ไขไปแล้วหลังจากที่ขอเปลี่ยน กรุณายกเลิกคำขอนี้แล้วขอใหม่',
    'ຂໍ້ມູນຖືກແກ້ໄຂໄປແລ້ວຫຼັງຈາກທີ່ຂໍປ່ຽນ ກະລຸນາຍົກເລີກຄຳຂໍນີ້ແລ້ວຂໍໃໝ່',
    'This was changed after the request was made. Drop the request and make a new one',
  ],
  FACTOR_IN_USE: [
    'เปลี่ยนหน่วยของเกมไม่ได้ ขณะที่ยังมีเงินของสมาชิกอยู่ในเกมหรือกำลังโยก',
    'ປ່ຽນໜ່ວຍຂອງເກມບໍ່ໄດ້ ຂະນະທີ່ຍັງມີເງິນຂອງສະມາຊິກຢູ່ໃນເກມ ຫຼື ກຳລັງໂຍກ',
    'The unit of a game cannot change while members have money there or on its way',
  ],
  ACCOUNT_UNREADABLE: [
    'ระบบอ่านรายการเงินเข้าของบัญชีนี้ไม่ได้ จึงยังแสดงให้สมาชิกไม่ได้',
    'ລະບົບອ່ານລາຍການເງິນເຂົ້າຂອງບັນຊີນີ້ບໍ່ໄດ້ ຈຶ່ງຍັງສະແດງໃຫ້ສະມາຊິກບໍ່ໄດ້',
    'The receipts of this account cannot be read, so it cannot be shown to members yet',
  ],
  RECEIPT_BOOKED: [
    'เงินนี้ หรือเงินที่เหมือนกัน ถูกบันทึกแล้ว หรือรอผู้ตรวจสอบอยู่',
    'ເງິນນີ້ ຫຼື ເງິນທີ່ຄືກັນ ຖືກບັນທຶກແລ້ວ ຫຼື ລໍຖ້າຜູ້ກວດສອບຢູ່',
    'This money, or money just like it, is booked already or waits in suspense',
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
  FINDINGS_OPEN: [
    'ช่องทางนี้ยังมีรายการผิดปกติที่ยังไม่ได้ปิด',
    'ຊ່ອງທາງນີ້ຍັງມີລາຍການຜິດປົກກະຕິທີ່ຍັງບໍ່ໄດ້ປິດ',
    'This lane still has open findings. Close them first',
  ],
});
