import type { Context } from '#server/context.ts';
import { isInDailyWindow, takesSlips } from '../rules.ts';
import { isManual, slipWindow } from './settings.ts';

interface SlipTerms {
  readonly isClosed: boolean;
  readonly uploadWithinMinutes: number;
  readonly isTakenBy: (account: { readonly bankCode: string; readonly mode: string }) => boolean;
}

// What the operator says of slips at this moment.
export const readSlipTerms = async (context: Context): Promise<SlipTerms> => {
  const [hours, offers] = await Promise.all([slipWindow.read(context), isManual.read(context)]);
  return {
    isClosed: isInDailyWindow(hours, context.now().getTime()),
    uploadWithinMinutes: hours.uploadWithinMinutes,
    isTakenBy: (account) => takesSlips(account, { isManual: offers }),
  };
};
