import { texts } from '#i18n/texts.ts';

export const logOutTexts = texts({
  loggedOut: ['ออกจากระบบแล้ว', 'ອອກຈາກລະບົບແລ້ວ', 'Logged out'],
});
