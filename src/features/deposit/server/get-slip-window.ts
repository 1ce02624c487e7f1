import type { AnswerOf } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import type { depositCalls } from '../contract.ts';
import { isInDailyWindow } from '../rules.ts';
import { slipWindow } from './settings.ts';

export const getSlipWindow = async (context: Context): Promise<AnswerOf<typeof depositCalls.getSlipWindow>> => {
  const hours = await slipWindow.read(context);
  return { ...hours, isClosed: isInDailyWindow(hours, context.now().getTime()) };
};
