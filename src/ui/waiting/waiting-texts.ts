import { texts } from '#i18n/texts.ts';

export const waitingTexts = texts({
  loading: ['กำลังโหลด', 'ກຳລັງໂຫຼດ', 'Loading'],
  stillWorking: ['ยังดำเนินการอยู่', 'ຍັງດຳເນີນການຢູ່', 'Still working'],
});
