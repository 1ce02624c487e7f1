import { texts } from '#i18n/texts.ts';

export const menuStrings = texts({
  rewards: ['โบนัสและโปรโมชัน', 'ໂບນັດ ແລະ ໂປຣໂມຊັນ', 'Rewards'],
  short: ['โบนัส', 'ໂບນັດ', 'Rewards'],
});
