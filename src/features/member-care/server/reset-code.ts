import { randomInt } from 'node:crypto';
import { bangkokDay } from '#contract/bangkok-day.ts';
import { networkBudgets, type Budget } from '#server/records/budgets.ts';
import { keyedDigests } from '#server/records/seal/seal.ts';
import type { Settings } from '#server/settings.ts';
import {
  resetCodeLifeMs,
  resetsInDayMax,
  resetWaitMs,
  wrongResetCodesMax,
  wrongResetCodesOfNetworkMax,
} from '../rules.ts';
import type { Reset } from './resets-table.ts';

export const makeCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

// The first is kept; one that was kept before a change of the key may be another.
export const codeHashesOf = (settings: Settings, memberId: string, code: string): [Buffer, ...Buffer[]] =>
  keyedDigests(settings, `new password of ${memberId}: ${code.replace(/\s/g, '')}`);

// The reason for sending no further code now, or null.
export const sendingRefusal = (last: Reset | null, now: Date): 'REQUEST_LIMIT_1MIN' | 'OTP_BLOCK' | null => {
  if (last === null) return null;
  if (now.getTime() - last.sentAt.getTime() < resetWaitMs) return 'REQUEST_LIMIT_1MIN';
  return last.day === bangkokDay(now) && last.sentInDay >= resetsInDayMax ? 'OTP_BLOCK' : null;
};

export const afterSending = (last: Reset | null, sent: { now: Date; codeHash: Buffer }): Reset => ({
  codeHash: sent.codeHash,
  sentAt: sent.now,
  wrongCodes: 0,
  day: bangkokDay(sent.now),
  sentInDay: last?.day === bangkokDay(sent.now) ? last.sentInDay + 1 : 1,
});

export const isOpen = ({ codeHash, sentAt }: Reset, now: Date): boolean =>
  codeHash !== null && now.getTime() - sentAt.getTime() < resetCodeLifeMs;

// The wrong codes of a network for this one code; a newer code has its own. Devices have none: anybody can make new ones.
export const wrongCodeBudgets = (
  { sentAt }: Reset,
  { memberId, network, at }: { memberId: string; network: string; at: Date },
): Budget[] => {
  const key = `wrong codes for a new password of ${memberId} since ${sentAt.toISOString()}`;
  return networkBudgets({ key, network, at, windowMs: resetCodeLifeMs, max: wrongResetCodesOfNetworkMax });
};

export const afterWrongCode = (reset: Reset): Reset => {
  const wrongCodes = reset.wrongCodes + 1;
  return { ...reset, wrongCodes, codeHash: wrongCodes >= wrongResetCodesMax ? null : reset.codeHash };
};
