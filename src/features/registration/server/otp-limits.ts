import type { RefusalCode } from '#contract/refusal-codes.ts';

const minuteMs = 60_000;
const bangkokOffsetMs = 7 * 60 * minuteMs;

const codeLifeMs = 5 * minuteMs;
const verifiedForMs = 30 * minuteMs;
const waitMs = minuteMs;
const blockMs = 15 * minuteMs;
const codesInDayMax = 10;
const wrongCodesMax = 5;

// What one-time codes of a phone have come to.
export interface OtpState {
  readonly day: string;
  readonly sent_in_day: number;
  readonly sent_at: Date | null;
  readonly token_hash: Buffer | null;
  readonly code_hash: Buffer | null;
  readonly used_at: Date | null;
  readonly wrong_codes: number;
  readonly blocked_until: Date | null;
  readonly verified_at: Date | null;
}

// The operator's calendar is Bangkok's, which knows no summer time.
export const dayOf = (at: Date): string => new Date(at.getTime() + bangkokOffsetMs).toISOString().slice(0, 10);

export const isVerified = (state: Pick<OtpState, 'verified_at'> | null, now: Date): boolean =>
  state !== null && state.verified_at !== null && now.getTime() - state.verified_at.getTime() <= verifiedForMs;

const isBlocked = (state: OtpState, now: Date): boolean => state.blocked_until !== null && now < state.blocked_until;

// Why no further code may be sent now, or null.
export const sendingRefusal = (state: OtpState, now: Date): RefusalCode | null => {
  if (isBlocked(state, now)) return 'OTP_BLOCK';
  if (state.sent_at !== null && now.getTime() - state.sent_at.getTime() < waitMs) return 'REQUEST_LIMIT_1MIN';
  return state.day === dayOf(now) && state.sent_in_day >= codesInDayMax ? 'OTP_BLOCK' : null;
};

// A sent code makes the older one unusable. A new day begins with no codes and no wrong tries.
export const afterSending = (state: OtpState, sent: { now: Date; tokenHash: Buffer; codeHash: Buffer }): OtpState => {
  const isSameDay = state.day === dayOf(sent.now);
  return {
    ...state,
    day: dayOf(sent.now),
    sent_in_day: isSameDay ? state.sent_in_day + 1 : 1,
    wrong_codes: isSameDay ? state.wrong_codes : 0,
    sent_at: sent.now,
    token_hash: sent.tokenHash,
    code_hash: sent.codeHash,
    used_at: null,
  };
};

// The state before a message that could not be sent. One that may have gone out still counts for the day.
export const afterFailedSending = (before: OtpState, sent: OtpState, maybeSent: boolean): OtpState =>
  maybeSent ? { ...before, day: sent.day, sent_in_day: sent.sent_in_day } : before;

export type Verdict = 'OTP_CODE_VALID' | 'OTP_VERIFIED' | 'OTP_BLOCK' | 'OTP_EXPIRED' | 'OTP_CODE_INVALID';

export const verdictOn = (state: OtpState, isCodeRight: boolean, now: Date): Verdict => {
  if (isBlocked(state, now)) return 'OTP_BLOCK';
  if (state.sent_at === null || now.getTime() - state.sent_at.getTime() > codeLifeMs) return 'OTP_EXPIRED';
  if (!isCodeRight) return 'OTP_CODE_INVALID';
  return state.used_at === null ? 'OTP_CODE_VALID' : 'OTP_VERIFIED';
};

export const afterVerdict = (state: OtpState, verdict: Verdict, now: Date): OtpState => {
  if (verdict === 'OTP_CODE_VALID') return { ...state, wrong_codes: 0, used_at: now, verified_at: now };
  if (verdict !== 'OTP_CODE_INVALID') return state;
  const wrong = state.wrong_codes + 1;
  if (wrong < wrongCodesMax) return { ...state, wrong_codes: wrong };
  return { ...state, wrong_codes: 0, blocked_until: new Date(now.getTime() + blockMs) };
};
