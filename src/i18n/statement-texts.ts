import { productTexts } from './product-texts.ts';
import { texts } from './texts.ts';

// The kinds of lines of a statement.
export const statementTypeTexts = texts({
  deposit: productTexts.deposit,
  withdraw: productTexts.withdrawal,
  transfer: productTexts.transfer,
  bonus: productTexts.bonus,
  finish_bonus: productTexts.bonusFinished,
  other: ['รายการอื่น', 'ລາຍການອື່ນ', 'Other'],
});

// What a member reads of a withdrawal that staff rejected, by the reason they chose. Staff read it before they reject.
export const rejectionTexts = texts({
  NAME_MISMATCH: [
    'ชื่อบัญชีธนาคารไม่ตรงกับที่ลงทะเบียน เงินถูกคืนเข้ากระเป๋าเงินแล้ว กรุณาติดต่อฝ่ายบริการก่อนถอนใหม่',
    'ຊື່ບັນຊີທະນາຄານບໍ່ກົງກັບທີ່ລົງທະບຽນ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການກ່ອນຖອນໃໝ່',
    'The bank account name does not match the registered one. The money was returned to your wallet. Please contact support before you withdraw again',
  ],
  ACCOUNT_CLOSED: [
    'บัญชีธนาคารนี้รับเงินไม่ได้ เงินถูกคืนเข้ากระเป๋าเงินแล้ว กรุณาติดต่อฝ่ายบริการก่อนถอนใหม่',
    'ບັນຊີທະນາຄານນີ້ຮັບເງິນບໍ່ໄດ້ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການກ່ອນຖອນໃໝ່',
    'This bank account cannot receive money. The money was returned to your wallet. Please contact support before you withdraw again',
  ],
  SUSPICIOUS: [
    'เจ้าหน้าที่ไม่อนุมัติ กรุณาติดต่อฝ่ายบริการ เงินถูกคืนเข้ากระเป๋าเงินแล้ว',
    'ເຈົ້າໜ້າທີ່ບໍ່ອະນຸມັດ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ',
    'Not approved by our staff. Please contact support. The money was returned to your wallet',
  ],
  MEMBER_ASKED: [
    'ยกเลิกตามที่คุณขอ เงินถูกคืนเข้ากระเป๋าเงินแล้ว',
    'ຍົກເລີກຕາມທີ່ທ່ານຂໍ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ',
    'Cancelled as you asked. The money was returned to your wallet',
  ],
  OTHER: [
    'ไม่สามารถทำรายการได้ กรุณาติดต่อฝ่ายบริการ เงินถูกคืนเข้ากระเป๋าเงินแล้ว',
    'ບໍ່ສາມາດເຮັດລາຍການໄດ້ ກະລຸນາຕິດຕໍ່ຝ່າຍບໍລິການ ເງິນຖືກຄືນເຂົ້າກະເປົາເງິນແລ້ວ',
    'It could not be done. Please contact support. The money was returned to your wallet',
  ],
});

// What became of a withdrawal that was paid, days later.
export const payoutReturnTexts = texts({
  returned: [
    'ธนาคารส่งเงินถอนรายการนี้คืนมา เงินกลับเข้ากระเป๋าเงินของคุณแล้ว',
    'ທະນາຄານສົ່ງເງິນຖອນລາຍການນີ້ຄືນ ເງິນກັບເຂົ້າກະເປົາເງິນຂອງທ່ານແລ້ວ',
    'The bank returned this payout. The money is back in your wallet',
  ],
});
