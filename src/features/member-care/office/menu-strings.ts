import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  members: ['สมาชิก', 'ສະມາຊິກ', 'Members'],
});
