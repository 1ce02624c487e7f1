import { isRefusalCode, refusalStatus, type RefusalCode } from '#contract/refusal-codes.ts';

// A refusal is an expected answer with a code of the catalogue. Thrown inside a verb it undoes the transaction.
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;

  constructor(code: RefusalCode, status: number = refusalStatus[code]) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

export const refuse = (code: RefusalCode, status?: number): never => {
  throw new Refusal(code, status);
};

// A guard in the database names its code as text; one outside the catalogue is a fault of the guard.
export const refuseByGuard = (code: string): never => {
  if (!isRefusalCode(code)) throw new Error(`a guard refused with ${code}, which is no refusal code`);
  return refuse(code);
};
