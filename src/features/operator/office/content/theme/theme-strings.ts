import { productTexts } from '#i18n/product-texts.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const themeStrings = texts({
  tooFaint: [
    '{what} อ่านยาก: ความต่างสี {ratio}:1 ต้องอย่างน้อย {floor}:1',
    '{what} ອ່ານຍາກ: ຄວາມຕ່າງສີ {ratio}:1 ຕ້ອງຢ່າງໜ້ອຍ {floor}:1',
    '{what} would be hard to read: contrast {ratio}:1, at least {floor}:1 is needed',
  ],
  rounder: ['{min} ถึง {max}', '{min} ຫາ {max}', '{min} to {max}'],
  button: ['ข้อความบนปุ่ม', 'ຂໍ້ຄວາມເທິງປຸ່ມ', 'The text of buttons'],
  link: ['ลิงก์', 'ລິ້ງ', 'A link'],
  linkOnGrey: ['ลิงก์บนพื้นสีเทา', 'ລິ້ງເທິງພື້ນສີເທົາ', 'A link on grey'],
  selected: ['รายการที่เลือก', 'ລາຍການທີ່ເລືອກ', 'What is selected'],
  control: ['ปุ่มบนแผ่นเมนู', 'ປຸ່ມເທິງແຜ່ນເມນູ', 'A button on a sheet'],
  prize: ['ข้อความบนสีทอง', 'ຂໍ້ຄວາມເທິງສີຄຳ', 'Text on gold'],
  deposit: productTexts.deposit,
  withdraw: productTexts.withdraw,
  balance: sharedTexts.balance,
  viewStatement: sharedTexts.viewStatement,
});
