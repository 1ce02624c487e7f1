import type { Call, Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import { takeBackLoginTry, takeLoginTry } from '../../login-failures-table.ts';
import { type FailedFactor, recordFailedTry } from '../audit-staff-act.ts';

export interface FactorTry {
  readonly call: Call;
  readonly staffId: string;
}

// Tries a second factor, which answers what was wrong or the result. Tries are counted by person, whatever address they
// come from and whatever the factor: who is here knows the password already.
export const tryFactor = async <Result extends object>(
  context: Context,
  { call, staffId }: FactorTry,
  attempt: () => Promise<Result | FailedFactor>,
): Promise<Result> => {
  const counted = { subject: `second factor ${staffId}`, from: '-', isKnown: false, at: context.now() };
  if (!(await takeLoginTry(context.database, counted))) return refuse('REQUEST_LIMIT');
  const outcome = await attempt();
  if (typeof outcome === 'string') {
    await recordFailedTry(context, { call, staffId, failed: outcome });
    return refuse(outcome === 'second factor' ? 'WRONG_CODE' : 'WRONG_PASSKEY');
  }
  await takeBackLoginTry(context.database, counted, true);
  return outcome;
};
