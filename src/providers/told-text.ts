import * as z from 'zod/mini';

// No name or number has control characters, and the database takes no NUL: one payer must never stop a feed. Marks
// that turn the direction of writing go too, since they let a name look like another.
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

const isPrintable = (text: string): boolean => text.isWellFormed() && text.search(unprintable) === -1;

// A name as somebody typed it proves little, so it is cleaned and the money goes on.
const cleanName = (text: string): string => text.toWellFormed().replaceAll(unprintable, '\ufffd').slice(0, 200);

export const nameField = () => z.pipe(z.string(), z.transform(cleanName));

// What money is found or counted by is never fixed: with odd characters it is no answer.
export const printableField = (lengthMax: number) => z.string().check(z.maxLength(lengthMax), z.refine(isPrintable));
