import { categoryTexts } from '#i18n/category-texts.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { texts } from '#i18n/texts.ts';

export const gameStrings = texts({
  slot: categoryTexts.slot,
  sport: categoryTexts.sport,
  lotto: categoryTexts.lotto,
  gameAccount: ['บัญชีเกม', 'ບັນຊີເກມ', 'Game account'],
  secondBalance: ['ยอดเงินในเกม', 'ຍອດເງິນໃນເກມ', 'In-game balance'],
  secondBalanceShort: ['ในเกม', 'ໃນເກມ', 'In game'],
  balanceHidden: productTexts.balanceHidden,
  viewData: ['ดูข้อมูล', 'ເບິ່ງຂໍ້ມູນ', 'View details'],
  openAccount: ['เปิดบัญชี', 'ເປີດບັນຊີ', 'Open account'],
  notOpenYet: ['ยังไม่เปิดใช้งาน', 'ຍັງບໍ່ເປີດໃຊ້ງານ', 'Inactive'],
  transfer: productTexts.transfer,
  maintenanceShort: ['ใช้งานไม่ได้ชั่วคราว', 'ໃຊ້ບໍ່ໄດ້ຊົ່ວຄາວ', 'Not available'],
  takesNoMoneyShort: ['งดรับเงินเข้า', 'ງົດຮັບເງິນເຂົ້າ', 'No transfers in'],
  untilShort: ['ถึง {time}', 'ຮອດ {time}', 'Until {time}'],
  answersSlowly: ['เกมตอบช้า', 'ເກມຕອບຊ້າ', 'Slow to answer'],
  noAnswer: ['เกมไม่ตอบ', 'ເກມບໍ່ຕອບ', 'No answer'],
  asOf: productTexts.asOf,
  beingCheckedShort: ['ยอดรอตรวจ', 'ຍອດລໍຖ້າກວດ', 'Balance to be checked'],
  notConfirmedShort: ['ยอดไม่ตรงกับเกม', 'ຍອດບໍ່ກົງກັບເກມ', 'Differs from the game'],
});
