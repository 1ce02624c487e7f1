import { saidIn, saidOrNull } from '#server/operator/texts/spoken.ts';
import type { Read } from '#server/verb.ts';
import type { spinCalls } from '../contract.ts';
import { findCoins } from './coins-table.ts';
import { spinWheel } from './settings.ts';

export const getSetup: Read<typeof spinCalls.getSetup> = async ({ context, member, call: { language } }) => {
  const [wheel, userCoin] = await Promise.all([spinWheel.read(context), findCoins(context.database, member.memberId)]);
  if (wheel === null) return { activeSpinwheel: null, userCoin };
  const slice = wheel.slices.map(({ code, label, bgColor, textColor, htmlDescription }) => ({
    code,
    label: saidIn(label, language),
    bgColor,
    textColor,
    htmlDescription: saidOrNull(htmlDescription, language),
  }));
  return { activeSpinwheel: { name: saidIn(wheel.name, language), slice }, userCoin };
};
