import { dayMs } from '#contract/bangkok-day.ts';
import type { Caller } from './otp-limits.ts';
import type { Context } from '#server/context.ts';
import {
  giveBackToBudgets,
  networkBudgets,
  takeFromBudgets,
  takeOrRefuse,
  waitForBudgets,
  type Budget,
} from '#server/records/budgets.ts';

const hourMs = 3_600_000;

// Text messages cost money: limits by browser, by network, and in all, so that no crowd of addresses can spend without
// end.
const messageBudgets = ({ settings, now }: Context, { browser, network }: Caller): Budget[] => {
  const window = { at: now(), windowMs: hourMs };
  return [
    { key: `codes of browser ${browser}`, ...window, max: settings.OTPS_PER_HOUR_DEVICE },
    ...networkBudgets({ key: 'codes', network, ...window, max: settings.OTPS_PER_HOUR_ADDRESS }),
    { key: 'codes in all', ...window, max: settings.OTPS_PER_HOUR },
  ];
};

// Counts a message; the returned function gives it back. The operator is told when the hour's last one for everybody is
// used.
export const takeMessage = async (context: Context, caller: Caller): Promise<(() => Promise<void>) | null> => {
  const budgets = messageBudgets(context, caller);
  const used = await takeFromBudgets(context.database, budgets);
  if (used === null) return null;
  if (used.at(-1) === context.settings.OTPS_PER_HOUR)
    context.log.error({ sent: used.at(-1) }, 'OTPS_PER_HOUR is reached: no phone gets a code until the hour is over');
  return () => giveBackToBudgets(context.database, budgets);
};

// How long no message is sent to the caller; null if one could be.
export const waitForMessage = (context: Context, caller: Caller): Promise<number | null> =>
  waitForBudgets(context.database, messageBudgets(context, caller));

// New members who were not sent a code.
export const takeUnverifiedAccount = async ({ database, settings, now }: Context, network: string): Promise<void> => {
  const max = settings.UNVERIFIED_ACCOUNTS_PER_DAY_ADDRESS;
  const budgets = networkBudgets({ key: 'unverified accounts', network, at: now(), windowMs: dayMs, max });
  await takeOrRefuse(database, budgets);
};
