import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  heldWins: ['เงินรางวัลรอตรวจ', 'ເງິນລາງວັນລໍຖ້າກວດ', 'Held wins'],
  heldWinsShort: ['เงินรางวัล', 'ເງິນລາງວັນ', 'Held wins'],
});
