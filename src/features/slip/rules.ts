import type { Lifecycle } from '#contract/lifecycle.ts';

// CHECKING: the bank is queried. REVIEW: staff decide. The money of a slip is credited on its way to SUCCESS.
export type SlipStatus = 'CHECKING' | 'REVIEW' | 'SUCCESS' | 'FAILED';

const slipLifecycle: Lifecycle<SlipStatus> = {
  CHECKING: { next: ['REVIEW', 'SUCCESS', 'FAILED'] },
  REVIEW: { next: ['SUCCESS', 'FAILED'] },
  SUCCESS: { next: [] },
  FAILED: { next: [] },
};

// What the member sees of it.
export const shownStatus = (status: SlipStatus): SlipStatus | 'PENDING' =>
  slipLifecycle[status].next.length === 0 ? status : 'PENDING';

// Why a slip waits for staff.
const reviewReasons = [
  'SEVERAL_CODES',
  'NO_ANSWER',
  'DESTINATION_UNCLEAR',
  'SENDER_UNCLEAR',
  'SENDER_UNPROVED',
  'AMOUNT_UNPROVED',
  'NAME_DIFFERS',
  'TIME_AHEAD',
  'BEFORE_CREDITED_SINCE',
  'SIMILAR_MONEY',
  'MONEY_WAITS',
  'MONEY_RETURNED',
  'MONEY_OF_ANOTHER',
  'SERVICE_STOPPED',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

// A member has at most this many slips that are not decided, and uploads at most so many within an hour.
export const openSlipsMax = 5;
export const uploadsPerHourMax = 20;

// Pictures of one member that are read and stored within an hour, also of slips that were sent before.
export const picturesPerHourMax = 40;

// Staff are to decide within this time.
export const decideWithinMs = 15 * 60_000;

// How long the picture of a slip is kept.
export const keepPictureMs = 90 * 24 * 60 * 60_000;

// Large pictures are made this small before they are sent.
const longestEdge = 1600;
// A long screenshot keeps this width, or the QR code on it could no longer be read.
const narrowestEdge = 900;

interface Size {
  readonly width: number;
  readonly height: number;
}

export const shrunkSize = ({ width, height }: Size): Size => {
  const shorter = Math.min(width, height);
  const byLength = longestEdge / Math.max(width, height);
  const scale = Math.min(1, Math.max(byLength, narrowestEdge / shorter));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
};
