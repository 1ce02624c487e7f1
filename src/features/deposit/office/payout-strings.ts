import { texts } from '#i18n/texts.ts';
import { actTexts } from './money-in-strings.ts';

export const payoutStrings = texts({
  payoutReturn: actTexts.PAYOUT,
  payoutNote: [
    'เงินจะกลับเข้ากระเป๋าของสมาชิกที่ถอน ไม่นับเป็นการฝาก และไม่เริ่มโบนัส',
    'ເງິນຈະກັບເຂົ້າກະເປົາຂອງສະມາຊິກທີ່ຖອນ ບໍ່ນັບເປັນການຝາກ ແລະ ບໍ່ເລີ່ມໂບນັດ',
    'The money goes back to the wallet of the member who withdrew it. It is no deposit and starts no bonus',
  ],
  payoutReference: [
    'เลขอ้างอิงของรายการถอน หรือของธนาคาร',
    'ເລກອ້າງອີງຂອງລາຍການຖອນ ຫຼື ຂອງທະນາຄານ',
    'Reference of the withdrawal, or the bank’s',
  ],
  noPayout: ['ไม่พบรายการถอนที่มีเลขอ้างอิงนี้', 'ບໍ່ພົບລາຍການຖອນທີ່ມີເລກອ້າງອີງນີ້', 'No withdrawal has this reference'],
  nonePayoutShown: [
    'ยังไม่มีรายการถอนที่ตรงกันแสดงใต้เลขนี้',
    'ຍັງບໍ່ມີລາຍການຖອນທີ່ກົງກັນສະແດງກ້ອງເລກນີ້',
    'No withdrawal that fits is shown below this reference',
  ],
  payouts: ['อาจเป็นเงินถอนที่ธนาคารคืน', 'ອາດເປັນເງິນຖອນທີ່ທະນາຄານສົ່ງຄືນ', 'Payouts that the bank may have returned'],
  isPayout: ['เป็นการคืนรายการนี้', 'ແມ່ນການສົ່ງຄືນລາຍການນີ້', 'It is the return of this payout'],
  sentAt: ['ส่งไปธนาคารเมื่อ', 'ສົ່ງໄປທະນາຄານເມື່ອ', 'Sent to the bank'],
  paidTo: ['จ่ายเข้าบัญชี', 'ຈ່າຍເຂົ້າບັນຊີ', 'Paid to account'],
});
