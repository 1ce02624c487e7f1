import { createHmac, randomBytes } from 'node:crypto';
import { signatureFits } from './protocols/signatures.ts';

// The hidden fields of an old form page: UFABET's login only succeeds with the fields it sent itself.
export interface LoginFields {
  issue(code: string): Record<string, string>;
  fit(code: string, given: Record<string, unknown>): boolean;
}

const generator = 'C2EE9ABB';

export const createLoginFields = (secret: string): LoginFields => {
  const proofOf = (code: string, state: string): string =>
    createHmac('sha256', secret).update(`${code} ${state}`).digest('base64');
  return {
    issue: (code) => {
      const state = `/wEPDw${randomBytes(18).toString('base64')}`;
      return { __VIEWSTATE: state, __VIEWSTATEGENERATOR: generator, __EVENTVALIDATION: proofOf(code, state) };
    },
    fit: (code, given) => {
      const state = given['__VIEWSTATE'];
      if (typeof state !== 'string' || given['__VIEWSTATEGENERATOR'] !== generator) return false;
      return signatureFits(given['__EVENTVALIDATION'], proofOf(code, state));
    },
  };
};
