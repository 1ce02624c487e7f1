import type { TimelineAct } from '#contract/money-timeline.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { type Row, texts } from '#i18n/texts.ts';

export const timelineStrings = texts({
  whatHappened: ['เกิดอะไรขึ้นบ้าง', 'ເກີດຫຍັງຂຶ້ນແດ່', 'What happened'],
  whatNext: ['ขั้นต่อไป', 'ຂັ້ນຕໍ່ໄປ', 'What happens next'],
  why: ['เพราะอะไร', 'ຍ້ອນຫຍັງ', 'Why'],
  whatToDo: ['สิ่งที่คุณทำได้', 'ສິ່ງທີ່ທ່ານເຮັດໄດ້', 'What you can do'],
  by: ['ภายใน {time}', 'ພາຍໃນ {time}', 'By {time}'],
  noTime: ['ยังบอกเวลาไม่ได้', 'ຍັງບອກເວລາບໍ່ໄດ້', 'We cannot say when yet'],
  late: [
    'เลยเวลาที่แจ้งไว้ ({time}) ขออภัยด้วย รายการนี้ยังไม่จบ',
    'ເລີຍເວລາທີ່ແຈ້ງໄວ້ ({time}) ພວກເຮົາຂໍອະໄພ ລາຍການນີ້ຍັງບໍ່ຈົບ',
    'Later than we said ({time}). We are sorry. This transaction is still open',
  ],
  ended: ['รายการนี้จบแล้ว', 'ລາຍການນີ້ຈົບແລ້ວ', 'This transaction has ended'],
  quote: productTexts.reference,
  talkAbout: ['แจ้งปัญหารายการนี้', 'ແຈ້ງບັນຫາລາຍການນີ້', 'Report a problem with this transaction'],
  noLine: [
    'ยังไม่มีรายการนี้ในระบบ หากเพิ่งส่งไป แปลว่ายังมาไม่ถึงเรา',
    'ຍັງບໍ່ມີລາຍການນີ້ໃນລະບົບ ຖ້າທ່ານຫາກໍ່ສົ່ງ ໝາຍຄວາມວ່າຍັງມາບໍ່ຮອດພວກເຮົາ',
    'We have no such transaction yet. If you have just sent it, it has not reached us',
  ],
  notTold: ['ดูรายละเอียดเพิ่มเติมไม่ได้ในตอนนี้', 'ເບິ່ງລາຍລະອຽດເພີ່ມເຕີມບໍ່ໄດ້ໃນຕອນນີ້', 'More details cannot be shown right now'],
});

export const timelineActTexts = texts({
  WAIT: ['รอได้เลย ไม่ต้องทำรายการซ้ำ', 'ລໍຖ້າໄດ້ເລີຍ ບໍ່ຕ້ອງເຮັດລາຍການຊ້ຳ', 'Just wait. There is no need to do it again'],
  RETRY: ['ทำรายการใหม่ได้', 'ເຮັດລາຍການໃໝ່ໄດ້', 'You can do it again'],
  CHECK_BANK: ['ตรวจสอบยอดในบัญชีธนาคารของคุณ', 'ກວດສອບຍອດໃນບັນຊີທະນາຄານຂອງທ່ານ', 'Check your bank account'],
  SEND_SLIP: ['ส่งสลิปเพื่อให้ตรวจเร็วขึ้น', 'ສົ່ງສະລິບເພື່ອໃຫ້ກວດໄວຂຶ້ນ', 'Send the slip so that it is checked sooner'],
  ASK_HELP: ['ติดต่อฝ่ายบริการ', 'ຕິດຕໍ່ຝ່າຍບໍລິການ', 'Contact support'],
}) satisfies Record<TimelineAct, Row>;
