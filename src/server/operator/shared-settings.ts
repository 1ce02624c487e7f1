import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { limitField, perCurrency, setting, shareTerms, type Setting } from './setting.ts';

// Settings that the shell or several features read.

const terminated = setting({
  name: 'terminated',
  about: 'Whether the site is shut down for members.',
  shape: z.boolean(),
  usual: false,
});

export const isSiteGone = (context: Context): Promise<boolean> => terminated.read(context);

export const registerOtp = setting({
  name: 'registerOTP',
  about: 'Whether registration asks for a one-time code.',
  shape: z.boolean(),
  usual: true,
});

export const sources = setting({
  name: 'sources',
  about: 'The sources that a new member may choose from.',
  shape: z.array(z.object({ code: z.string(), description: z.string() })),
  usual: [],
});

export const twoPersonThreshold = setting({
  name: 'twoPersonThreshold',
  about:
    'Above it a payout, or another decision that gives money away, needs a maker and a different checker. Changed only by command.',
  steersMoney: true,
  shape: perCurrency(limitField()),
  // A limit that is missing or unreadable must never be a generous one: every payout then needs two people.
  usual: { BAHT: 0, LAK: 0 },
});

export const alonePerDay = setting({
  name: 'alonePerDay',
  about:
    'What one person decides alone within 24 hours for all members together; null: no more than twoPersonThreshold.',
  steersMoney: true,
  shape: z.nullable(perCurrency(limitField())),
  usual: null,
});

const minutes = () => z.int().check(z.minimum(1), z.maximum(24 * 60));

export const promisedMinutes = setting({
  name: 'promisedMinutes',
  about:
    'What members are promised: the minutes in which staff decide what needs a person, and in which a withdrawal is paid.',
  shape: z.object({ staff: minutes(), withdrawal: minutes() }),
  usual: { staff: 15, withdrawal: 30 },
});

export const inviteTerms = setting({
  name: 'inviteTerms',
  about:
    'Whether members receive invite bonuses, the percent of what their friends lost, and the percentages of the bonus at which its condition is met and lost.',
  steersMoney: true,
  shape: shareTerms(),
  usual: { isActive: false, percent: 5, percentSuccess: 200, percentFail: 10 },
});

export const sharedSettings: readonly Setting[] = [
  terminated,
  registerOtp,
  sources,
  twoPersonThreshold,
  alonePerDay,
  promisedMinutes,
  inviteTerms,
];
