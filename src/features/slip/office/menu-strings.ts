import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  slips: ['คิวตรวจสลิป', 'ຄິວກວດສະລິບ', 'Slip queue'],
  slipsShort: ['สลิป', 'ສະລິບ', 'Slips'],
});
