// What the number of a payment begins with that no bank of the sandbox knows.
export const madeUp = 'REF';

export const isMadeUp = (reference: string): boolean => reference.startsWith(madeUp);
