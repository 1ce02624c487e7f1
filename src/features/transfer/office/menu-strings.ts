import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  gameMoney: ['เงินในเกม', 'ເງິນໃນເກມ', 'Money at games'],
  gameMoneyShort: ['เงินในเกม', 'ເງິນໃນເກມ', 'In games'],
});
