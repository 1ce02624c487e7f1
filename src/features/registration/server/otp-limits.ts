import { bangkokDay, bangkokMidnight, dayMs } from '#contract/bangkok-day.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const codeLifeMs = 5 * minuteMs;
const verifiedForMs = 30 * minuteMs;
const pauseAfterCodeMs = minuteMs;
const blockMs = 15 * minuteMs;
const wrongCodesMax = 5;
// One network gets only some of a phone's codes of the day, which leaves the rest to others, such as its owner.
const codesInHourMax = 5;
const codesInDayMax = 10;
const codesOfPhoneInDayMax = 15;

// The caller: a browser is a device if it names one, else its network.
export interface Caller {
  readonly browser: string;
  readonly network: string;
}

// The state of the codes that one browser requested for a phone.
export interface BrowserCodes extends Caller {
  readonly sentAt: readonly Date[];
  readonly codeSentAt: Date | null;
  readonly tokenHash: Buffer | null;
  readonly codeHash: Buffer | null;
  readonly usedAt: Date | null;
  readonly wrongCodes: number;
  readonly blockedUntil: Date | null;
}

export interface Verification {
  readonly at: Date;
  readonly tokenHash: Buffer;
  readonly browser: string;
}

export interface PhoneCodes {
  readonly verification: Verification | null;
  readonly browsers: readonly BrowserCodes[];
}

export const noCodes = (caller: Caller): BrowserCodes => ({
  ...caller,
  sentAt: [],
  codeSentAt: null,
  tokenHash: null,
  codeHash: null,
  usedAt: null,
  wrongCodes: 0,
  blockedUntil: null,
});

// Whether the caller verified the phone: by the token of that code or, without one, from the same browser.
export const isVerifiedBy = (
  verification: Verification | null,
  asked: { tokenHash: Buffer | null; browser: string },
  now: Date,
): boolean => {
  if (verification === null || now.getTime() - verification.at.getTime() > verifiedForMs) return false;
  return asked.tokenHash === null
    ? asked.browser === verification.browser
    : asked.tokenHash.equals(verification.tokenHash);
};

// How long the browser is blocked; null if it is not.
export const blockedFor = ({ blockedUntil }: BrowserCodes, now: Date): number | null =>
  blockedUntil !== null && now < blockedUntil ? blockedUntil.getTime() - now.getTime() : null;

const timesOf = (browsers: readonly BrowserCodes[]): Date[] => browsers.flatMap(({ sentAt }) => sentAt);

const inDay = (times: readonly Date[], now: Date): number =>
  times.filter((at) => bangkokDay(at) === bangkokDay(now)).length;

// How long it takes until only `most` of these times lie within the window.
const untilFewer = (times: readonly (Date | null)[], { now, ms, most }: { now: Date; ms: number; most: number }) => {
  const left = times.filter((at) => at !== null).map((at) => at.getTime() + ms - now.getTime());
  return left.toSorted((one, other) => other - one)[most] ?? 0;
};

const untilMidnight = (now: Date): number => bangkokMidnight(now).getTime() + dayMs - now.getTime();

interface SendingRefusal {
  readonly code: 'OTP_BLOCK' | 'REQUEST_LIMIT_1MIN' | 'REQUEST_LIMIT';
  readonly waitMs: number;
}

// Why no further code may be sent to the caller and for how long, or null.
export const sendingRefusal = ({ browsers }: PhoneCodes, own: BrowserCodes, now: Date): SendingRefusal | null => {
  const blockedMs = blockedFor(own, now);
  if (blockedMs !== null) return { code: 'OTP_BLOCK', waitMs: blockedMs };
  const here = browsers.filter(({ browser, network }) => browser === own.browser || network === own.network);
  const lastHere = here.map(({ codeSentAt }) => codeSentAt);
  const pauseMs = untilFewer(lastHere, { now, ms: pauseAfterCodeMs, most: 0 });
  if (pauseMs > 0) return { code: 'REQUEST_LIMIT_1MIN', waitMs: pauseMs };
  const sentHere = timesOf(here);
  if (inDay(sentHere, now) >= codesInDayMax || inDay(timesOf(browsers), now) >= codesOfPhoneInDayMax)
    return { code: 'OTP_BLOCK', waitMs: untilMidnight(now) };
  const hourLeftMs = untilFewer(sentHere, { now, ms: hourMs, most: codesInHourMax - 1 });
  return hourLeftMs > 0 ? { code: 'REQUEST_LIMIT', waitMs: hourLeftMs } : null;
};

// A sent code makes the older one of its browser unusable. A new day begins with no wrong tries.
export const afterSending = (
  own: BrowserCodes,
  sent: { now: Date; tokenHash: Buffer; codeHash: Buffer },
): BrowserCodes => ({
  ...own,
  sentAt: [sent.now, ...own.sentAt].slice(0, codesOfPhoneInDayMax),
  wrongCodes: inDay(own.sentAt, sent.now) > 0 ? own.wrongCodes : 0,
  codeSentAt: sent.now,
  tokenHash: sent.tokenHash,
  codeHash: sent.codeHash,
  usedAt: null,
});

// The state before a message that could not be sent. One that may have gone out still counts.
export const afterFailedSending = (before: BrowserCodes, sent: BrowserCodes, maybeSent: boolean): BrowserCodes =>
  maybeSent ? { ...before, sentAt: sent.sentAt } : before;

export type Verdict = 'OTP_CODE_VALID' | 'OTP_VERIFIED' | 'OTP_BLOCK' | 'OTP_EXPIRED' | 'OTP_CODE_INVALID';

export const verdictOn = (own: BrowserCodes, isCodeRight: boolean, now: Date): Verdict => {
  if (blockedFor(own, now) !== null) return 'OTP_BLOCK';
  if (own.codeSentAt === null || now.getTime() - own.codeSentAt.getTime() > codeLifeMs) return 'OTP_EXPIRED';
  if (!isCodeRight) return 'OTP_CODE_INVALID';
  return own.usedAt === null ? 'OTP_CODE_VALID' : 'OTP_VERIFIED';
};

export const afterVerdict = (own: BrowserCodes, verdict: Verdict, now: Date): BrowserCodes => {
  if (verdict === 'OTP_CODE_VALID') return { ...own, wrongCodes: 0, usedAt: now };
  if (verdict !== 'OTP_CODE_INVALID') return own;
  const wrongCodes = own.wrongCodes + 1;
  if (wrongCodes < wrongCodesMax) return { ...own, wrongCodes };
  return { ...own, wrongCodes: 0, blockedUntil: new Date(now.getTime() + blockMs) };
};
