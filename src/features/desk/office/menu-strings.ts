import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  desk: ['งานกับภายนอก', 'ວຽກກັບພາຍນອກ', 'Outside work'],
  shortDesk: ['งานภายนอก', 'ພາຍນອກ', 'Outside work'],
  findings: ['สิ่งที่ตรวจพบ', 'ສິ່ງທີ່ກວດພົບ', 'Findings'],
});
