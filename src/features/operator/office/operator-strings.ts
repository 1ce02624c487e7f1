import { staffTexts } from '#i18n/staff-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { offerTexts } from '#i18n/category-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';
import { contentStrings } from './content/content-strings.ts';
import { menuStrings } from './menu-strings.ts';
import type { ChipKind } from '#ui/lists/status-chip.tsx';
import type { ChangeStatus } from '#contract/operator-changes.ts';

export const operatorStrings = texts({
  title: menuStrings.settings,
  waiting: staffTexts.toConfirm,
  games: ['เกม', 'ເກມ', 'Games'],
  accounts: ['บัญชีรับฝาก', 'ບັນຊີຮັບຝາກ', 'Deposit accounts'],
  settings: ['วงเงินและค่าอื่น', 'ວົງເງິນ ແລະ ຄ່າອື່ນ', 'Limits and more'],
  ended: staffTexts.ended,
  empty: staffTexts.empty,
  choose: staffTexts.choose,
  gone: staffTexts.gone,
  listed: ['เปิดให้สมาชิก', 'ເປີດໃຫ້ສະມາຊິກ', 'Shown to members'],
  unlisted: ['ปิดอยู่', 'ປິດຢູ່', 'Not shown'],
  unreadable: ['อ่านค่าไม่ได้', 'ອ່ານຄ່າບໍ່ໄດ້', 'Cannot be read'],
  isSet: ['ตั้งค่าแล้ว', 'ຕັ້ງຄ່າແລ້ວ', 'Set'],
  change: ['เปลี่ยนค่า', 'ປ່ຽນຄ່າ', 'Change'],
  changeNote: [
    'สิ่งที่กำหนดทางเดินของเงินต้องให้อีกคนยืนยันก่อน อย่างอื่นมีผลทันที',
    'ສິ່ງທີ່ກຳນົດທາງເດີນຂອງເງິນຕ້ອງໃຫ້ອີກຄົນຢືນຢັນກ່ອນ ຢ່າງອື່ນມີຜົນທັນທີ',
    'A change that decides where money goes waits for a second person. Any other takes effect at once',
  ],
  byCommand: [
    'ค่านี้เปลี่ยนได้ด้วยคำสั่งเท่านั้น เพราะผู้ที่อนุมัติการจ่ายเงินต้องเปลี่ยนไม่ได้',
    'ຄ່ານີ້ປ່ຽນໄດ້ດ້ວຍຄຳສັ່ງເທົ່ານັ້ນ ເພາະຜູ້ທີ່ອະນຸມັດການຈ່າຍເງິນຕ້ອງປ່ຽນບໍ່ໄດ້',
    'Changed by command only, so that nobody who approves payouts can change it',
  ],
  notAValue: ['ค่านี้ใช้กับช่องนี้ไม่ได้', 'ຄ່ານີ້ໃຊ້ກັບຊ່ອງນີ້ບໍ່ໄດ້', 'This value is not valid for this field'],
  because: staffTexts.reason,
  asked: ['บันทึกการเปลี่ยนแปลงแล้ว', 'ບັນທຶກການປ່ຽນແປງແລ້ວ', 'The change is recorded'],
  confirm: sharedTexts.confirm,
  confirmNote: ['มีผลทันทีเมื่อยืนยัน', 'ມີຜົນທັນທີເມື່ອຢືນຢັນ', 'It takes effect as soon as you confirm'],
  asker: ['คุณเป็นผู้ขอ ต้องให้อีกคนยืนยัน', 'ທ່ານແມ່ນຜູ້ຂໍ ຕ້ອງໃຫ້ອີກຄົນຢືນຢັນ', 'You asked for this. Another person must confirm it'],
  drop: ['ถอนคำขอ', 'ຖອນຄຳຂໍ', 'Take back the request'],
  confirmed: staffTexts.confirmed,
  dropped: ['ถอนคำขอแล้ว', 'ຖອນຄຳຂໍແລ້ວ', 'Request taken back'],
  madeBy: ['ขอโดย', 'ຂໍໂດຍ', 'Requested by'],
  decidedBy: staffTexts.decidedBy,
  creditedSince: ['ลงบัญชีเองตั้งแต่', 'ລົງບັນຊີເອງຕັ້ງແຕ່', 'Credits automatically since'],
  nothing: staffTexts.nothing,
});

export const changeStatusTexts = texts({
  WAITING: ['รอคนที่สองยืนยัน', 'ລໍຖ້າຄົນທີສອງຢືນຢັນ', 'Awaiting a second person'],
  APPLIED: ['มีผลแล้ว', 'ມີຜົນແລ້ວ', 'In effect'],
  DROPPED: ['ถอนแล้ว', 'ຖອນແລ້ວ', 'Taken back'],
});

export const fieldTexts = texts({
  name: sharedTexts.name,
  category: ['หมวด', 'ໝວດ', 'Category'],
  protocol: ['โปรโตคอล', 'ໂປຣໂຕຄອລ', 'Protocol'],
  unitFactorNumerator: ['หน่วยเกม (ตัวตั้ง)', 'ໜ່ວຍເກມ (ຕົວຕັ້ງ)', 'Game units (numerator)'],
  unitFactorDenominator: ['หน่วยเกม (ตัวหาร)', 'ໜ່ວຍເກມ (ຕົວຫານ)', 'Game units (denominator)'],
  logo: ['โลโก้', 'ໂລໂກ້', 'Logo'],
  background: ['ภาพพื้น', 'ຮູບພື້ນ', 'Background'],
  webUrl: ['ที่อยู่เว็บ', 'ທີ່ຢູ່ເວັບ', 'Web address'],
  androidUrl: ['ที่อยู่แอป Android', 'ທີ່ຢູ່ແອັບ Android', 'Android address'],
  iosUrl: ['ที่อยู่แอป iOS', 'ທີ່ຢູ່ແອັບ iOS', 'iOS address'],
  currencies: ['สกุลเงิน', 'ສະກຸນເງິນ', 'Currencies'],
  currency: accountTexts.currency,
  place: staffTexts.place,
  isListed: ['แสดงให้สมาชิก', 'ສະແດງໃຫ້ສະມາຊິກ', 'Offered to members'],
  bankCode: accountTexts.bank,
  bankType: ['รับเงินทาง', 'ຮັບເງິນທາງ', 'Receives by'],
  mode: ['การเติมเงิน', 'ການເຕີມເງິນ', 'Crediting'],
  accountName: accountTexts.accountName,
  accountNo: accountTexts.accountNo,
  state: ['สถานะ', 'ສະຖານະ', 'State'],
  dailyCap: ['รับได้ต่อวัน', 'ຮັບໄດ້ຕໍ່ມື້', 'Daily cap'],
  caseNo: ['เลขที่คดีหรือเลขที่หนังสือ', 'ເລກທີຄະດີ ຫຼື ເລກທີໜັງສື', 'Case number'],
  frozenAmount: ['ยอดที่ถูกอายัด', 'ຍອດທີ່ຖືກອາຍັດ', 'Frozen amount'],
  checkAt: ['ต้องดูอีกครั้งเมื่อ', 'ຕ້ອງເບິ່ງອີກຄັ້ງເມື່ອ', 'Check again at'],
  value: ['ค่า', 'ຄ່າ', 'Value'],
  kind: ['ชนิด', 'ຊະນິດ', 'Kind'],
  period: staffTexts.period,
  maxReceived: staffTexts.maxReceived,
  percent: staffTexts.percent,
  minimum: staffTexts.minimum,
  amount: ['จำนวนเงินที่ให้ หรือสูงสุด', 'ຈຳນວນເງິນທີ່ໃຫ້ ຫຼື ສູງສຸດ', 'Amount given, or at most'],
  percentSuccess: staffTexts.percentSuccess,
  percentFail: staffTexts.percentFail,
  quota: staffTexts.quota,
  title: staffTexts.title,
  description: staffTexts.description,
  banners: ['ภาพ', 'ຮູບ', 'Pictures'],
  startsAt: staffTexts.from,
  endsAt: staffTexts.until,
  codes: staffTexts.codes,
  withdrawnAt: ['หยุดให้รับเมื่อ', 'ຢຸດໃຫ້ຮັບເມື່ອ', 'Closed at'],
});

// Values that one chooses.
export const valueTexts = texts({
  yes: contentStrings.yes,
  no: contentStrings.no,
  none: staffTexts.nothing,
  BANK: accountTexts.bankAccount,
  QR: ['คิวอาร์โค้ด', 'ຄິວອາໂຄດ', 'QR code'],
  AUTO: ['อัตโนมัติ', 'ອັດຕະໂນມັດ', 'Automatic'],
  MANUAL: ['พนักงานตรวจก่อน', 'ພະນັກງານກວດກ່ອນ', 'By staff'],
  bonus: productTexts.bonus,
  promotion: offerTexts.promotion,
  limit: offerTexts.limit,
  day: offerTexts.day,
  week: offerTexts.week,
});

export const changeChips: Record<ChangeStatus, ChipKind> = {
  WAITING: 'waiting',
  APPLIED: 'success',
  DROPPED: 'failed',
};
