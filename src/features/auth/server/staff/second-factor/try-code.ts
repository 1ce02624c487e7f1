import type { Sql } from '#database/database.ts';
import type { Call, Context } from '#server/context.ts';
import { refuse } from '#server/refuse.ts';
import { takeBackLoginTry, takeLoginTry } from '../../login-failures-table.ts';
import { noteFailedTry } from '../audit-staff-act.ts';
import { isCodeRight } from './is-code-right.ts';

export interface CodeTry {
  readonly call: Call;
  readonly staffId: string;
  readonly code: string;
}

// Looks at a code and goes on, in one transaction, when it is right. Tries are counted by person, whatever address
// they come from: who is here knows the password already.
export const tryCode = async <Result>(
  context: Context,
  { call, staffId, code }: CodeTry,
  goOn: (sql: Sql) => Promise<Result>,
): Promise<Result> => {
  const at = context.now();
  const counted = { subject: `second factor ${staffId}`, from: '-', isKnown: false, at };
  if (!(await takeLoginTry(context.database, counted))) return refuse('REQUEST_LIMIT');
  const done = await context.database.transaction(async (sql) =>
    (await isCodeRight(context, sql, { staffId, code, at })) ? { result: await goOn(sql) } : null,
  );
  if (done === null) {
    await noteFailedTry(context, { call, staffId, failed: 'second factor' });
    return refuse('WRONG_CODE');
  }
  await takeBackLoginTry(context.database, counted, true);
  return done.result;
};
