import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  providers: ['ผู้ให้บริการเกม', 'ຜູ້ໃຫ້ບໍລິການເກມ', 'Game providers'],
});
