import { findCurrency } from '#members/members-table.ts';
import { saidIn } from '#server/operator/texts/spoken.ts';
import type { Read } from '#server/verb.ts';
import type { spinCalls } from '../contract.ts';
import { findCoins } from './coins-table.ts';
import { prizeWords } from './prize-words.ts';
import { spinWheel } from './settings.ts';

export const getSetup: Read<typeof spinCalls.getSetup> = async ({ context, member, call: { language } }) => {
  const [wheel, userCoin, currency] = await Promise.all([
    spinWheel.read(context),
    findCoins(context.database, member.memberId),
    findCurrency(context.database, member.memberId),
  ]);
  if (wheel === null) return { activeSpinwheel: null, userCoin };
  const slice = wheel.slices.map(({ code, label, bgColor, textColor, htmlDescription, amount }) => ({
    code,
    label: prizeWords(label, amount, { language, currency }),
    bgColor,
    textColor,
    htmlDescription: prizeWords(htmlDescription ?? '', amount, { language, currency }) || null,
  }));
  return { activeSpinwheel: { name: saidIn(wheel.name, language), slice }, userCoin };
};
