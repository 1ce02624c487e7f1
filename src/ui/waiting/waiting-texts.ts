import { sharedTexts } from '#i18n/shared-texts.ts';
import { texts } from '#i18n/texts.ts';

export const waitingTexts = texts({
  loading: sharedTexts.loading,
  stillWorking: ['ยังดำเนินการอยู่', 'ຍັງດຳເນີນການຢູ່', 'Still working'],
});
