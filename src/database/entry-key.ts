// The rule of keyOf in the ledger's move.ts as SQL, for statements that join entries to the rows of features.

// The key of an operation's entry at a step. `id` is the operation's id, or the key of its other entry.
export const keyAtStep = (id: string, step: 0 | 1): string => `overlay(${id}::text placing '0${step}' from 35)::uuid`;

// Whether the two differ at most in the last byte, which is the step. A range, which an index of `id` serves.
export const isSameOperation = (id: string, key: string): string =>
  `${id} between ${keyAtStep(key, 0)} and overlay(${key}::text placing 'ff' from 35)::uuid`;
