import { texts } from '#i18n/texts.ts';

export const refusalTexts = texts({
  NOT_SENT: [
    'รายการนี้ยังไม่ได้ส่ง จึงไม่มีผลให้ตัดสิน ยกเลิกได้หากไม่ต้องการส่ง',
    'ລາຍການນີ້ຍັງບໍ່ໄດ້ສົ່ງ ຈຶ່ງບໍ່ມີຜົນໃຫ້ຕັດສິນ ຍົກເລີກໄດ້ຖ້າບໍ່ຕ້ອງການສົ່ງ',
    'This was not sent yet, so there is no outcome to decide. Cancel it if it should not be sent',
  ],
  SENT_ALREADY: [
    'รายการนี้ส่งไปแล้ว จึงยกเลิกไม่ได้',
    'ລາຍການນີ້ສົ່ງໄປແລ້ວ ຈຶ່ງຍົກເລີກບໍ່ໄດ້',
    'This was sent already and cannot be cancelled',
  ],
  PROPOSED_ALREADY: [
    'มีผู้เสนอผลของรายการนี้แล้ว กรุณายืนยันหรือถอนข้อเสนอนั้นก่อน',
    'ມີຜູ້ສະເໜີຜົນຂອງລາຍການນີ້ແລ້ວ ກະລຸນາຢືນຢັນ ຫຼື ຖອນຂໍ້ສະເໜີນັ້ນກ່ອນ',
    'Somebody has proposed an outcome already. Confirm it or take it back first',
  ],
  TOO_EARLY: [
    'คำขอที่ส่งไปแล้วยังอาจมาถึงปลายทางได้ จึงยังคืนเงินไม่ได้ กรุณาลองใหม่ในอีกไม่กี่นาที',
    'ຄຳຂໍທີ່ສົ່ງໄປແລ້ວຍັງອາດໄປຮອດປາຍທາງໄດ້ ຈຶ່ງຍັງຄືນເງິນບໍ່ໄດ້ ກະລຸນາລອງໃໝ່ໃນອີກບໍ່ເທົ່າໃດນາທີ',
    'What was sent may still arrive, so the money cannot be given back yet. Try again in some minutes',
  ],
  FINDINGS_OPEN: [
    'ระบบภายนอกนี้ยังมีสิ่งที่ตรวจพบซึ่งยังไม่ได้ปิด กรุณาปิดก่อน',
    'ລະບົບພາຍນອກນີ້ຍັງມີສິ່ງທີ່ກວດພົບທີ່ຍັງບໍ່ໄດ້ປິດ ກະລຸນາປິດກ່ອນ',
    'This outside system still has open findings. Close them first',
  ],
});
