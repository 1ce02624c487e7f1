import type { AnswerOf } from '#contract/endpoint.ts';
import { operatorSettings } from '#server/operator/operator-settings.ts';
import type { Context } from '#server/context.ts';
import type { depositCalls } from '../contract.ts';
import { isInDailyWindow } from '../rules.ts';

export const getSlipWindow = async (context: Context): Promise<AnswerOf<typeof depositCalls.getSlipWindow>> => {
  const { slipWindow } = await operatorSettings(context);
  return { ...slipWindow, isClosed: isInDailyWindow(slipWindow, context.now().getTime()) };
};
