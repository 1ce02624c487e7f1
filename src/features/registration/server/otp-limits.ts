import { bangkokDay } from '#contract/bangkok-day.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const codeLifeMs = 5 * minuteMs;
const verifiedForMs = 30 * minuteMs;
const waitMs = minuteMs;
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

const isWithin = (since: Date | null, now: Date, ms: number): boolean =>
  since !== null && now.getTime() - since.getTime() < ms;

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

const isBlocked = ({ blockedUntil }: BrowserCodes, now: Date): boolean => blockedUntil !== null && now < blockedUntil;

const timesOf = (browsers: readonly BrowserCodes[]): Date[] => browsers.flatMap(({ sentAt }) => sentAt);

const inDay = (times: readonly Date[], now: Date): number =>
  times.filter((at) => bangkokDay(at) === bangkokDay(now)).length;

// Why no further code may be sent to the caller, or null.
export const sendingRefusal = (
  { browsers }: PhoneCodes,
  own: BrowserCodes,
  now: Date,
): 'OTP_BLOCK' | 'REQUEST_LIMIT_1MIN' | 'REQUEST_LIMIT' | null => {
  if (isBlocked(own, now)) return 'OTP_BLOCK';
  const here = browsers.filter(({ browser, network }) => browser === own.browser || network === own.network);
  if (here.some(({ codeSentAt }) => isWithin(codeSentAt, now, waitMs))) return 'REQUEST_LIMIT_1MIN';
  const sentHere = timesOf(here);
  if (inDay(sentHere, now) >= codesInDayMax || inDay(timesOf(browsers), now) >= codesOfPhoneInDayMax)
    return 'OTP_BLOCK';
  return sentHere.filter((at) => isWithin(at, now, hourMs)).length >= codesInHourMax ? 'REQUEST_LIMIT' : null;
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
  if (isBlocked(own, now)) return 'OTP_BLOCK';
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
