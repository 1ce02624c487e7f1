import { staffTexts } from '#i18n/staff-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';
import { menuStrings } from './menu-strings.ts';

export const deskStrings = texts({
  title: menuStrings.desk,
  empty: ['ไม่มีงานในรายการนี้', 'ບໍ່ມີວຽກໃນລາຍການນີ້', 'No work in this list'],
  choose: ['เลือกงานเพื่อดูรายละเอียด', 'ເລືອກວຽກເພື່ອເບິ່ງລາຍລະອຽດ', 'Choose a piece of work to see it'],
  inReview: staffTexts.personDecides,
  unsent: ['ยังไม่ได้ส่ง', 'ຍັງບໍ່ໄດ້ສົ່ງ', 'Not sent yet'],
  asking: ['รอคำตอบ', 'ລໍຖ້າຄຳຕອບ', 'Waiting for the answer'],
  ended: staffTexts.ended,
  lane: ['ระบบภายนอก', 'ລະບົບພາຍນອກ', 'Outside system'],
  reference: ['เลขอ้างอิงของเรา', 'ເລກອ້າງອີງຂອງພວກເຮົາ', 'Our reference'],
  sendings: ['ส่งแล้ว', 'ສົ່ງແລ້ວ', 'Times sent'],
  inquiries: ['ถามแล้ว', 'ຖາມແລ້ວ', 'Times queried'],
  lastSentAt: ['ส่งล่าสุดเมื่อ', 'ສົ່ງຫຼ້າສຸດເມື່ອ', 'Last sent at'],
  lastAnswer: staffTexts.lastAnswer,
  dueAt: ['จะถามอีกครั้งเมื่อ', 'ຈະຖາມອີກຄັ້ງເມື່ອ', 'Next query at'],
  createdAt: ['เริ่มเมื่อ', 'ເລີ່ມເມື່ອ', 'Since'],
  history: staffTexts.happened,
  bySystem: staffTexts.system,
  queryNow: ['ถามตอนนี้', 'ຖາມດຽວນີ້', 'Query now'],
  asked: ['ถามแล้ว สถานะตอนนี้แสดงด้านบน', 'ຖາມແລ້ວ ສະຖານະດຽວນີ້ສະແດງຢູ່ຂ້າງເທິງ', 'Queried. The current state is shown above'],
  decide: ['ตัดสินผล', 'ຕັດສິນຜົນ', 'Decide'],
  decideTitle: ['เสนอผลของงานนี้', 'ສະເໜີຜົນຂອງວຽກນີ້', 'Propose the outcome'],
  decideNote: [
    'อีกคนหนึ่งต้องยืนยันก่อนที่เงินจะเคลื่อน',
    'ອີກຄົນໜຶ່ງຕ້ອງຢືນຢັນກ່ອນທີ່ເງິນຈະເຄື່ອນ',
    'Another person must confirm it before any money moves',
  ],
  outcome: ['ผล', 'ຜົນ', 'Outcome'],
  done: ['สำเร็จ: เงินถึงปลายทางแล้ว', 'ສຳເລັດ: ເງິນຮອດປາຍທາງແລ້ວ', 'Done: the money has arrived'],
  refused: ['ไม่สำเร็จ: คืนเงินให้สมาชิก', 'ບໍ່ສຳເລັດ: ຄືນເງິນໃຫ້ສະມາຊິກ', 'Refused: the money goes back to the member'],
  refusedIncoming: ['ไม่สำเร็จ: ไม่มีเงินเข้า', 'ບໍ່ສຳເລັດ: ບໍ່ມີເງິນເຂົ້າ', 'Refused: no money came in'],
  cameIn: ['ยอดที่เข้ามาจริง (บาท)', 'ຍອດທີ່ເຂົ້າມາຈິງ (ບາດ)', 'Amount that came in (baht)'],
  cameInHint: ['เว้นว่างไว้หากตรงกับยอดด้านบน', 'ປະວ່າງໄວ້ຖ້າກົງກັບຍອດຂ້າງເທິງ', 'Leave it empty if it is the amount above'],
  cameInWrong: [
    'กรุณากรอกยอดที่มากกว่า 0 ทศนิยมไม่เกิน 2 ตำแหน่ง',
    'ກະລຸນາປ້ອນຍອດຫຼາຍກວ່າ 0 ທົດສະນິຍົມບໍ່ເກີນ 2 ຕຳແໜ່ງ',
    'Enter an amount above zero with at most two decimals',
  ],
  theirReference: [
    'เลขอ้างอิงของธนาคารหรือผู้ให้บริการ',
    'ເລກອ້າງອີງຂອງທະນາຄານ ຫຼື ຜູ້ໃຫ້ບໍລິການ',
    'Reference of the bank or provider',
  ],
  referenceHint: ['ต้องมีเมื่อผลคือสำเร็จ', 'ຕ້ອງມີເມື່ອຜົນແມ່ນສຳເລັດ', 'Required if the outcome is done'],
  evidence: ['หลักฐาน: ใครแจ้งอะไร เมื่อไร', 'ຫຼັກຖານ: ໃຜແຈ້ງຫຍັງ ເມື່ອໃດ', 'Evidence: who said what, when'],
  recordShort: ['กรุณาเขียนอย่างน้อย 10 ตัวอักษร', 'ກະລຸນາຂຽນຢ່າງໜ້ອຍ 10 ຕົວອັກສອນ', 'Please write at least 10 characters'],
  note: staffTexts.reason,
  propose: staffTexts.propose,
  proposed: ['เสนอแล้ว รอคนที่สองยืนยัน', 'ສະເໜີແລ້ວ ລໍຖ້າຄົນທີສອງຢືນຢັນ', 'Proposed, awaiting a second person'],
  proposal: ['ข้อเสนอ', 'ຂໍ້ສະເໜີ', 'Proposal'],
  proposedBy: ['เสนอโดย {name}', 'ສະເໜີໂດຍ {name}', 'Proposed by {name}'],
  mine: ['คุณเสนอผลนี้ ต้องให้อีกคนยืนยัน', 'ທ່ານສະເໜີຜົນນີ້ ຕ້ອງໃຫ້ອີກຄົນຢືນຢັນ', 'You proposed this. Another person must confirm it'],
  confirm: ['ยืนยันผล', 'ຢືນຢັນຜົນ', 'Confirm the outcome'],
  confirmed: staffTexts.confirmed,
  takeBack: staffTexts.decline,
  takenBack: staffTexts.takenBack,
  cancel: ['ยกเลิกก่อนส่ง', 'ຍົກເລີກກ່ອນສົ່ງ', 'Cancel before sending'],
  cancelNote: ['เงินจะกลับเข้ากระเป๋าของสมาชิก', 'ເງິນຈະກັບເຂົ້າກະເປົາຂອງສະມາຊິກ', 'The money goes back to the member’s wallet'],
  cancelled: staffTexts.cancelled,
  everythingStopped: ['หยุดการจ่ายทั้งหมด: {reason}', 'ຢຸດການຈ່າຍທັງໝົດ: {reason}', 'Everything is stopped: {reason}'],
  lanesStopped: ['หยุดอยู่: {lanes}', 'ຢຸດຢູ່: {lanes}', 'Stopped: {lanes}'],
});

export const deskViewTexts = texts({
  review: ['ต้องตัดสิน', 'ຕ້ອງຕັດສິນ', 'To decide'],
  unsent: ['ยังไม่ส่ง', 'ຍັງບໍ່ສົ່ງ', 'Not sent'],
  open: ['ทั้งหมด', 'ທັງໝົດ', 'All open'],
});

export const workKindTexts = texts({
  payout: ['ถอนเงิน', 'ຖອນເງິນ', 'Payout'],
  transfer: ['โอนเกม', 'ໂອນເກມ', 'Game transfer'],
  qr: ['ฝากด้วย QR', 'ຝາກດ້ວຍ QR', 'QR deposit'],
  gift: productTexts.walletLink,
});

// Labels for the codes of the other side's answers; an unknown code is shown as it is.
export const answerTexts = texts({
  done: staffTexts.success,
  refused: ['ปฏิเสธ', 'ປະຕິເສດ', 'Refused'],
  absent: ['ไม่พบรายการ', 'ບໍ່ພົບລາຍການ', 'Not found'],
  unknown: ['ไม่ทราบผล', 'ບໍ່ຮູ້ຜົນ', 'Unknown'],
  'no answer': ['ไม่ตอบ', 'ບໍ່ຕອບ', 'No answer'],
  timeout: ['ไม่ตอบในเวลา', 'ບໍ່ຕອບໃນເວລາ', 'No answer in time'],
  'taken before': ['กระเป๋าของเรารับไปก่อนแล้ว', 'ກະເປົາຂອງພວກເຮົາຮັບໄປກ່ອນແລ້ວ', 'Our wallet had it before'],
  'amount not told': ['รับแล้ว แต่ไม่บอกยอด', 'ຮັບແລ້ວ ແຕ່ບໍ່ບອກຍອດ', 'Taken, amount not told'],
  OUT_OF_STOCK: ['ซองหมดแล้ว', 'ຊອງໝົດແລ້ວ', 'Nothing left of it'],
  EXPIRED: ['ซองหมดอายุ', 'ຊອງໝົດອາຍຸ', 'Expired'],
});
