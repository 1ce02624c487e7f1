import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  shortProviders: ['ผู้ให้บริการ', 'ຜູ້ໃຫ້ບໍລິການ', 'Providers'],
  providers: ['ผู้ให้บริการเกม', 'ຜູ້ໃຫ້ບໍລິການເກມ', 'Game providers'],
});
