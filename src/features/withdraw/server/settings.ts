import * as z from 'zod/mini';
import type { Currency } from '#money/currency.ts';
import { amountField } from '#money/money-wire.ts';
import { perCurrency, setting, type Setting } from '#server/operator/setting.ts';
import type { Refusing } from '#server/verb.ts';
import type { WithdrawLimits } from '../rules.ts';

const limits = () =>
  z.object({ withdrawMin: amountField(), withdrawMax: amountField() }).check(
    z.refine(({ withdrawMin }) => withdrawMin > 0n, { path: ['withdrawMin'] }),
    z.refine(({ withdrawMin, withdrawMax }) => withdrawMin <= withdrawMax, { path: ['withdrawMax'] }),
  );

const withdrawLimits = setting({
  name: 'withdrawLimits',
  about: 'The smallest and the largest withdrawal; null: no withdrawals.',
  steersMoney: true,
  shape: z.nullable(perCurrency(limits())),
  // A limit that is missing or unreadable must never be a generous one.
  usual: null,
});

// Refuses WITHDRAW_CLOSED if the operator has set no limits, or unreadable ones.
export const withdrawLimitsOf = async (
  { context, refuse }: Refusing<'WITHDRAW_CLOSED'>,
  currency: Currency,
): Promise<WithdrawLimits> => {
  const known = (await withdrawLimits.read(context))?.[currency];
  if (known !== undefined) return known;
  context.log.error({ currency }, 'withdrawals are refused: withdrawLimits is missing or not valid');
  return refuse('WITHDRAW_CLOSED');
};

export const settings: readonly Setting[] = [withdrawLimits];
