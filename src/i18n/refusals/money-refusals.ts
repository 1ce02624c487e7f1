import { texts } from '../texts.ts';
import { accountTexts } from '../account-texts.ts';
import { productTexts } from '../product-texts.ts';

export const moneyRefusals = texts({
  SLOT_NO_ACCOUNT: ['ไม่พบบัญชีเกม', 'ບໍ່ພົບບັນຊີເກມ', 'Game account not found'],
  NO_GAME: ['ไม่พบเกมนี้', 'ບໍ່ພົບເກມນີ້', 'Game not found'],
  MONEY_NOT_ENOUGH: productTexts.notEnough,
  NO_BANK: accountTexts.noBank,
});
