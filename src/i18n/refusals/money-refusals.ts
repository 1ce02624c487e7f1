import { texts } from '../texts.ts';

export const moneyRefusals = texts({
  SLOT_NO_ACCOUNT: ['ไม่พบบัญชีเกม', 'ບໍ່ພົບບັນຊີເກມ', 'Game account not found'],
  NO_GAME: ['ไม่พบเกมนี้', 'ບໍ່ພົບເກມນີ້', 'Game not found'],
  MONEY_NOT_ENOUGH: ['ยอดเงินไม่เพียงพอ', 'ຍອດເງິນບໍ່ພຽງພໍ', 'Not enough money'],
  NO_BANK: ['ไม่พบบัญชีธนาคาร', 'ບໍ່ພົບບັນຊີທະນາຄານ', 'Bank account not found'],
});
