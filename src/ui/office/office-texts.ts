import { entryTexts } from '#i18n/entry-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { staffTexts } from '#i18n/staff-texts.ts';
import { texts } from '#i18n/texts.ts';

export const officeTexts = texts({
  onlyRoles: ['ทำได้เฉพาะ: {roles}', 'ເຮັດໄດ້ສະເພາະ: {roles}', 'Only for: {roles}'],
  onlyOthers: ['{what}: เฉพาะ{roles}', '{what}: ສະເພາະ{roles}', '{what}: only {roles}'],
  keys: ['ปุ่มลัด', 'ປຸ່ມລັດ', 'Keyboard shortcuts'],
  keysAreOn: ['ใช้ปุ่มลัดหนึ่งปุ่ม', 'ໃຊ້ປຸ່ມລັດປຸ່ມດຽວ', 'Use single-key shortcuts'],
  sendDialog: ['ส่งหน้าต่างที่เปิดอยู่', 'ສົ່ງໜ້າຕ່າງທີ່ເປີດຢູ່', 'Send the open dialog'],
  closeDialog: ['ปิดหน้าต่าง', 'ປິດໜ້າຕ່າງ', 'Close the dialog'],
  nextItem: ['รายการถัดไป', 'ລາຍການຕໍ່ໄປ', 'Next item'],
  previousItem: ['รายการก่อนหน้า', 'ລາຍການກ່ອນໜ້າ', 'Previous item'],
  search: entryTexts.search,
  searchBy: ['เบอร์โทร เลขอ้างอิง จำนวนเงิน', 'ເບີໂທ ເລກອ້າງອີງ ຈຳນວນເງິນ', 'Phone, reference, amount'],
  views: ['มุมมอง', 'ມຸມມອງ', 'Views'],
  oldest: ['รอนานสุด', 'ລໍຖ້າດົນສຸດ', 'Oldest'],
  late: ['เกินกำหนด', 'ເກີນກຳນົດ', 'late'],
  backToList: ['กลับไปที่รายการ', 'ກັບໄປລາຍການ', 'Back to the list'],
  stale: [
    'อ่านข้อมูลใหม่ไม่ได้ รายการนี้อาจไม่เป็นปัจจุบัน',
    'ອ່ານຂໍ້ມູນໃໝ່ບໍ່ໄດ້ ລາຍການນີ້ອາດບໍ່ເປັນປັດຈຸບັນ',
    'Could not read again. This list may be out of date',
  ],
  nothingFound: [
    'ไม่พบในมุมมองนี้ ลองเลือกมุมมองอื่นด้านบน',
    'ບໍ່ພົບໃນມຸມມອງນີ້ ລອງເລືອກມຸມມອງອື່ນດ້ານເທິງ',
    'Nothing found in this view. Try another one above',
  ],
  verdictPass: ['ผ่าน', 'ຜ່ານ', 'Passed'],
  verdictCheck: ['ต้องตรวจดู', 'ຕ້ອງກວດເບິ່ງ', 'Please check'],
  verdictFail: ['ไม่ผ่าน', 'ບໍ່ຜ່ານ', 'Failed'],
  sending: ['กำลังส่ง กรุณาอย่าปิดหน้านี้', 'ກຳລັງສົ່ງ ກະລຸນາຢ່າປິດໜ້ານີ້', 'Sending. Keep this page open'],
  unknownOutcome: [
    'ยังไม่ทราบผล รายการนี้อาจสำเร็จแล้ว กรุณาตรวจสอบรายการก่อนส่งอีกครั้ง',
    'ຍັງບໍ່ຮູ້ຜົນ ລາຍການນີ້ອາດສຳເລັດແລ້ວ ກະລຸນາກວດເບິ່ງລາຍການກ່ອນສົ່ງອີກຄັ້ງ',
    'The result is not known yet. It may have been done: check the item before you send it again',
  ],
  statement: productTexts.statement,
  asMemberSees: ['ดูอย่างที่สมาชิกเห็น', 'ເບິ່ງຢ່າງທີ່ສະມາຊິກເຫັນ', 'See it as the member does'],
  proposal: ['ข้อเสนอที่รอคนที่สอง', 'ຂໍ້ສະເໜີທີ່ລໍຖ້າຄົນທີສອງ', 'Proposed, awaiting a second person'],
  waitsForSecond: staffTexts.waitsForSecond,
  openSince: [
    '{name} เปิดรายการนี้อยู่ตั้งแต่ {time}',
    '{name} ເປີດລາຍການນີ້ຢູ່ຕັ້ງແຕ່ {time}',
    '{name} has had this open since {time}',
  ],
  maker: ['คุณเป็นผู้เสนอ ต้องให้อีกคนยืนยัน', 'ທ່ານແມ່ນຜູ້ສະເໜີ ຕ້ອງໃຫ້ອີກຄົນຢືນຢັນ', 'You proposed this. Another person must confirm it'],
  slip: ['สลิป', 'ສະລິບ', 'Slip'],
  choose: ['เลือก', 'ເລືອກ', 'Choose'],
  password: ['รหัสผ่านของคุณ', 'ລະຫັດຜ່ານຂອງທ່ານ', 'Your password'],
});

export const roleTexts = texts({
  support: ['ฝ่ายบริการ', 'ຝ່າຍບໍລິການ', 'support'],
  finance: ['ฝ่ายการเงิน', 'ຝ່າຍການເງິນ', 'finance'],
  manager: ['ผู้จัดการ', 'ຜູ້ຈັດການ', 'manager'],
  auditor: ['ผู้ตรวจสอบ', 'ຜູ້ກວດສອບ', 'auditor'],
});

export const slipStatusTexts = texts({
  CHECKING: ['กำลังตรวจ', 'ກຳລັງກວດ', 'Being checked'],
  REVIEW: staffTexts.toDecide,
  SUCCESS: ['เติมเงินแล้ว', 'ເຕີມເງິນແລ້ວ', 'Credited'],
  FAILED: officeTexts.verdictFail,
});
