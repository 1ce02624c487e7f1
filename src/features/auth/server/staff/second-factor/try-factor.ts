import type { Asking } from '#server/verb.ts';
import { takeBackLoginTry } from '../../login-failures-table.ts';
import { takeLoginTryOrRefuse } from '../../take-login-try-or-refuse.ts';
import { type FailedFactor, recordFailedTry } from '../audit-staff-act.ts';

export interface FactorTry<Code> {
  readonly staffId: string;
  readonly wrong: Code;
}

// Tries a second factor, which returns what was wrong or the result. Tries are counted per person, whatever the address
// or factor: anyone who gets here already knows the password.
export const tryFactor = async <Result extends object, Code extends 'WRONG_CODE' | 'WRONG_PASSKEY'>(
  { context, call, refuse }: Asking<Code>,
  { staffId, wrong }: FactorTry<Code>,
  attempt: () => Promise<Result | FailedFactor>,
): Promise<Result> => {
  const counted = { subject: `second factor ${staffId}`, from: '-', isKnown: false, at: context.now() };
  await takeLoginTryOrRefuse(context.database, counted);
  const outcome = await attempt();
  if (typeof outcome === 'string') {
    await recordFailedTry(context, { call, staffId, failed: outcome });
    return refuse(wrong);
  }
  await takeBackLoginTry(context.database, counted, true);
  return outcome;
};
