import { readStored } from '#ask/browser-storage.ts';

// Set once the operator's notice has been shown in this visit.
export const noticeSeenKey = 'notice-seen';

// The calls without which the home screen shows nothing.
export const homeReads = (): readonly string[] => [
  '/api/wallet',
  '/api/bonus/check/active',
  ...(readStored('session', noticeSeenKey) === null ? ['/api/lookup/notice'] : []),
];
