import { createHash } from 'node:crypto';

// The hash of a text as it was accepted; it holds amounts as text.
export const hashTerms = (text: Readonly<Record<string, string | number | null>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(text).sort(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex');
