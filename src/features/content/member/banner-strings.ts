import { texts } from '#i18n/texts.ts';

export const bannerStrings = texts({
  news: ['ข่าวและกิจกรรม', 'ຂ່າວ ແລະ ກິດຈະກຳ', 'News'],
  banner: ['ประกาศ', 'ປະກາດ', 'Announcement'],
});
