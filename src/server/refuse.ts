import type { SessionRefusal, SharedRefusal } from '#contract/endpoint.ts';
import { isRefusalCode, refusalStatus, type RefusalCode, statusesOf } from '#contract/refusal-codes.ts';

// How long the same request will be refused for this reason; null if nobody knows.
export interface RefusalWait {
  readonly waitMs: number | null;
}

// Another status than the code's usual one, or a wait.
export type RefusalDetail = number | RefusalWait;

// A refusal is an expected answer with a code of the catalogue. Thrown inside a verb it rolls back the transaction.
export class Refusal extends Error implements RefusalWait {
  readonly code: RefusalCode;
  readonly status: number;
  readonly waitMs: number | null;

  constructor(code: RefusalCode, detail: RefusalDetail = refusalStatus[code]) {
    super(code);
    const status = typeof detail === 'number' ? detail : refusalStatus[code];
    if (!statusesOf(code).includes(status)) throw new Error(`${code} is not answered with ${String(status)}`);
    this.code = code;
    this.status = status;
    this.waitMs = typeof detail === 'number' ? null : detail.waitMs;
  }
}

// For the server shell. A verb is given a `refuse` that knows the codes of its call (verb.ts).
export const refuse = (code: RefusalCode, detail?: RefusalDetail): never => {
  throw new Refusal(code, detail);
};

// Codes that any call may answer, for helpers that need no others, such as the budget of an address.
export const refuseShared = (code: SharedRefusal, detail?: RefusalDetail): never => refuse(code, detail);

// Codes of a token, for its look-ups.
export const refuseToken = (code: SessionRefusal): never => refuse(code);

// A guard in the database names its code as text; one outside the catalogue is a fault of the guard.
export const refuseByGuard = (code: string): never => {
  if (!isRefusalCode(code)) throw new Error(`a guard refused with ${code}, which is not a refusal code`);
  return refuse(code);
};
