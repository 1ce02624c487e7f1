import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  statements: ['รายการเดินบัญชีของสมาชิก', 'ລາຍການເຄື່ອນໄຫວຂອງສະມາຊິກ', 'Statement of a member'],
});
