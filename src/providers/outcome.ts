// Every outside call ends in one of three ways. Unknown is no error: the hold stays and an inquiry follows. Reasons are
// fixed codes of the adapter, never text, names, numbers or secrets of the other side.
export type Done<Value> = { kind: 'done'; value: Value };
export type Refused = { kind: 'refused'; reason: string };
export type Unknown = { kind: 'unknown'; reason: string };
export type Outcome<Value> = Done<Value> | Refused | Unknown;

export const done = <Value>(value: Value): Done<Value> => ({ kind: 'done', value });
export const refused = (reason: string): Refused => ({ kind: 'refused', reason });
// The one reason that speaks of the whole provider: it says itself that it is closed now.
export const underMaintenance = 'under maintenance';

export const unknown = (reason: string): Unknown => ({ kind: 'unknown', reason });
