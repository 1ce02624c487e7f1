import { texts } from '#i18n/texts.ts';

export const withdrawStrings = texts({
  withdraw: ['ถอนเงิน', 'ຖອນເງິນ', 'Withdraw'],
  withdrawOf: ['ถอนเงิน {amount}', 'ຖອນເງິນ {amount}', 'Withdraw {amount}'],
  toAccount: ['บัญชีรับเงิน', 'ບັນຊີຮັບເງິນ', 'Paid to'],
  showAccountNo: ['แสดงเลขที่บัญชี', 'ສະແດງເລກບັນຊີ', 'Show account number'],
  accountEndsIn: ['บัญชีลงท้าย {digits}', 'ບັນຊີລົງທ້າຍ {digits}', 'account ending in {digits}'],
  noBank: ['ไม่พบบัญชีธนาคาร', 'ບໍ່ພົບບັນຊີທະນາຄານ', 'Bank account not found'],
  all: ['ทั้งหมด', 'ທັງໝົດ', 'All'],
  presets: ['เลือกจำนวนเงิน', 'ເລືອກຈຳນວນເງິນ', 'Choose an amount'],
  withdrawRange: ['ถอนได้ {min} ถึง {max}', 'ຖອນໄດ້ {min} ຫາ {max}', 'You can withdraw {min} to {max}'],
  withdrawMin: ['ถอนขั้นต่ำ {amount}', 'ຖອນຂັ້ນຕ່ຳ {amount}', 'Minimum withdrawal {amount}'],
  withdrawMax: ['ถอนได้สูงสุด {amount}', 'ຖອນໄດ້ສູງສຸດ {amount}', 'Maximum withdrawal {amount}'],
  twoDecimals: [
    'กรุณากรอกจำนวนเงิน ทศนิยมไม่เกิน 2 ตำแหน่ง',
    'ກະລຸນາປ້ອນຈຳນວນເງິນ ທົດສະນິຍົມບໍ່ເກີນ 2 ຕຳແໜ່ງ',
    'Enter an amount with at most two decimals',
  ],
  notEnough: ['ยอดเงินไม่เพียงพอ', 'ຍອດເງິນບໍ່ພຽງພໍ', 'Not enough money'],
  bonusWarning: [
    'หากมีโบนัสที่ใช้งานอยู่ ต้องทำยอดเทิร์นให้ครบก่อนถอน',
    'ຖ້າມີໂບນັດທີ່ໃຊ້ງານຢູ່ ຕ້ອງເຮັດຍອດເທີນໃຫ້ຄົບກ່ອນຖອນ',
    'With an active bonus you must meet its conditions before withdrawing',
  ],
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
    'The statement shows how far it is. If it cannot be paid, the money returns to your main wallet',
  ],
  newBalance: ['ยอดเงินหลังถอน', 'ຍອດເງິນຫຼັງຖອນ', 'Balance now'],
});
