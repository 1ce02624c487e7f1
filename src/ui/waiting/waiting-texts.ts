import { entryTexts } from '#i18n/entry-texts.ts';
import { texts } from '#i18n/texts.ts';

export const waitingTexts = texts({
  loading: entryTexts.loading,
  stillWorking: ['ยังดำเนินการอยู่', 'ຍັງດຳເນີນການຢູ່', 'Still working'],
});
