import type { Read } from '#server/verb.ts';
import type { depositCalls } from '../contract.ts';
import { isInDailyWindow } from '../rules.ts';
import { slipWindow } from './settings.ts';

export const getSlipWindow: Read<typeof depositCalls.getSlipWindow> = async ({ context }) => {
  const hours = await slipWindow.read(context);
  return { ...hours, isClosed: isInDailyWindow(hours, context.now().getTime()) };
};
