import * as z from 'zod/mini';

// Names and numbers contain no control characters, and the database rejects NUL: one payer must never stop a feed.
// Marks that change the writing direction are removed too, since they can make a name look like another.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const isPrintable = (text: string): boolean => text.isWellFormed() && text.search(unprintable) === -1;

// A typed name proves little, so it is cleaned and the money is still processed.
const cleanName = (text: string): string => text.toWellFormed().replaceAll(unprintable, '\ufffd').slice(0, 200);

export const nameField = () => z.pipe(z.string(), z.transform(cleanName));

// Values by which money is found or counted are never cleaned: an answer with odd characters in them is rejected.
export const printableField = (lengthMax: number) => z.string().check(z.maxLength(lengthMax), z.refine(isPrintable));

// The content of a notice, which anybody can send: null if it is too long or no JSON.
export const noticeJson = (body: string): unknown => {
  if (body.length > 10_000) return null;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
};
