import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { amountLimitField, perCurrency, setting, shareTerms, type Setting } from './setting.ts';
import { spokenName } from './texts/spoken.ts';

// Settings that the shell or several features read.

const ofOneCodeEach = z.refine<readonly { readonly code: string }[]>(
  (rows) => new Set(rows.map(({ code }) => code)).size === rows.length,
);

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
  isPublished: true,
  about: 'The sources that a new member may choose from.',
  shape: z
    .array(z.object({ code: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)), description: spokenName(80) }))
    .check(z.maxLength(50), ofOneCodeEach),
  usual: [],
});

const bankName = () => z.string().check(z.minLength(1), z.maxLength(80));

export const bankTexts = setting({
  name: 'bankTexts',
  isPublished: true,
  about: 'Banks in the order in which members see them, under these names; the rest follow as they are.',
  shape: z
    .array(z.object({ code: z.string().check(z.maxLength(40)), nameTH: bankName(), nameEN: bankName() }))
    .check(z.maxLength(200), ofOneCodeEach),
  usual: [],
});

export const twoPersonThreshold = setting({
  name: 'twoPersonThreshold',
  about:
    'Above it a payout, or another decision that gives money away, needs a maker and a different checker. Changed only by command.',
  steersMoney: true,
  shape: perCurrency(amountLimitField()),
  // A limit that is missing or unreadable must never be a generous one: every payout then needs two people.
  usual: { BAHT: 0, LAK: 0 },
});

export const alonePerDay = setting({
  name: 'alonePerDay',
  about:
    'What one person decides alone within 24 hours for all members together; null: no more than twoPersonThreshold.',
  steersMoney: true,
  shape: z.nullable(perCurrency(amountLimitField())),
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
  bankTexts,
  twoPersonThreshold,
  alonePerDay,
  promisedMinutes,
  inviteTerms,
];
