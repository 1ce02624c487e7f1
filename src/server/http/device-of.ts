import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { CallLanguage } from '../context.ts';

const deviceForm = /^[A-Za-z0-9_-]{22,64}$/;

// A digest of the random id that the app made for its browser; null for callers that send none. The id is secret, so it
// proves the browser; anybody can make a new one.
export const deviceOf = (headers: IncomingHttpHeaders): string | null => {
  const id = headers['x-device-id'];
  return typeof id === 'string' && deviceForm.test(id)
    ? `device ${hash('sha256', id, 'base64url').slice(0, 22)}`
    : null;
};

// Only what the app itself sends: one language. A browser's own list says nothing about the app's.
export const languageOf = (headers: IncomingHttpHeaders): { readonly language?: CallLanguage } => {
  const language = headers['accept-language'];
  return language === 'th' || language === 'lo' || language === 'en' ? { language } : {};
};

export const otpTokenOf = (headers: IncomingHttpHeaders): string | null => {
  const token = headers['x-otp-token'];
  return typeof token === 'string' && token !== '' ? token : null;
};
