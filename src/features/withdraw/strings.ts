import { productTexts } from '#i18n/product-texts.ts';
import { accountTexts } from '#i18n/account-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const withdrawStrings = texts({
  withdraw: productTexts.withdraw,
  withdrawOf: ['ถอนเงิน {amount}', 'ຖອນເງິນ {amount}', 'Withdraw {amount}'],
  inGames: [
    '{amount} อยู่ในเกม ต้องโอนเข้ากระเป๋าเงินหลักก่อนถอน',
    '{amount} ຢູ່ໃນເກມ ຕ້ອງໂອນເຂົ້າກະເປົາເງິນຫຼັກກ່ອນຖອນ',
    '{amount} is in games. Transfer it to the main wallet before you withdraw it',
  ],
  transfer: productTexts.transfer,
  toAccount: ['บัญชีรับเงิน', 'ບັນຊີຮັບເງິນ', 'Receiving account'],
  showAccountNo: ['แสดงเลขที่บัญชี', 'ສະແດງເລກບັນຊີ', 'Show account number'],
  accountEndsIn: ['บัญชีลงท้าย {digits}', 'ບັນຊີລົງທ້າຍ {digits}', 'account ending in {digits}'],
  noBank: accountTexts.noBank,
  all: sharedTexts.all,
  presets: productTexts.chooseAmount,
  withdrawRange: ['ถอนได้ {min} ถึง {max}', 'ຖອນໄດ້ {min} ຫາ {max}', 'You can withdraw {min} to {max}'],
  withdrawMin: ['ถอนขั้นต่ำ {amount}', 'ຖອນຂັ້ນຕ່ຳ {amount}', 'Minimum withdrawal {amount}'],
  withdrawMax: ['ถอนได้สูงสุด {amount}', 'ຖອນໄດ້ສູງສຸດ {amount}', 'Maximum withdrawal {amount}'],
  twoDecimals: productTexts.twoDecimals,
  wholeKip: ['กรุณากรอกจำนวนเงินเป็นกีบเต็ม ไม่มีทศนิยม', 'ກະລຸນາປ້ອນຈຳນວນເງິນເປັນກີບເຕັມ ບໍ່ມີທົດສະນິຍົມ', 'Enter an amount in whole kip'],
  notEnough: productTexts.notEnough,
  bonusWarning: [
    'หากมีโบนัสที่ใช้งานอยู่ ต้องทำยอดเทิร์นให้ครบก่อนถอน',
    'ຖ້າມີໂບນັດທີ່ໃຊ້ງານຢູ່ ຕ້ອງເຮັດຍອດເທີນໃຫ້ຄົບກ່ອນຖອນ',
    'With an active bonus you must meet its conditions before withdrawing',
  ],
  withheld: [
    'ยังถอนเงินไม่ได้ เพราะยังไม่ผ่านเงื่อนไขของโบนัส',
    'ຍັງຖອນເງິນບໍ່ໄດ້ ເພາະຍັງບໍ່ຜ່ານເງື່ອນໄຂຂອງໂບນັດ',
    'You cannot withdraw yet: the bonus condition is not met',
  ],
  toBonus: ['ดูโบนัสของฉัน', 'ເບິ່ງໂບນັດຂອງຂ້ອຍ', 'View my bonus'],
  review: ['ตรวจสอบก่อนถอนเงิน', 'ກວດສອບກ່ອນຖອນເງິນ', 'Check before you withdraw'],
  reviewNext: [
    'เงินจะถูกหักจากกระเป๋าเงินหลักทันที และโอนเข้าบัญชีนี้หลังจากเจ้าหน้าที่ตรวจสอบ',
    'ເງິນຈະຖືກຫັກຈາກກະເປົາເງິນຫຼັກທັນທີ ແລະ ໂອນເຂົ້າບັນຊີນີ້ຫຼັງຈາກເຈົ້າໜ້າທີ່ກວດສອບ',
    'The money leaves your main wallet at once and is paid to this account after a check by our staff',
  ],
  withdrawSuccess: [
    'ส่งคำขอถอนแล้ว กรุณารอเงินโอนเข้าบัญชี',
    'ສົ່ງຄຳຂໍຖອນແລ້ວ ກະລຸນາລໍຖ້າເງິນໂອນເຂົ້າບັນຊີ',
    'Withdrawal requested. Please wait for the transfer',
  ],
  withdrawNext: [
    'ดูความคืบหน้าได้ที่รายการเดินบัญชี หากโอนไม่สำเร็จ เงินจะกลับเข้ากระเป๋าเงินหลัก',
    'ເບິ່ງຄວາມຄືບໜ້າໄດ້ທີ່ລາຍການເຄື່ອນໄຫວ ຖ້າໂອນບໍ່ສຳເລັດ ເງິນຈະກັບເຂົ້າກະເປົາເງິນຫຼັກ',
    'Follow it in your statement. If it cannot be paid, the money returns to your main wallet',
  ],
  newBalance: ['ยอดเงินหลังถอน', 'ຍອດເງິນຫຼັງຖອນ', 'Balance now'],
});
