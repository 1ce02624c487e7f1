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
