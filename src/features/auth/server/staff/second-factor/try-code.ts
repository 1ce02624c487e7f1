import type { Sql } from '#database/database.ts';
import type { Call, Context } from '#server/context.ts';
import { isCodeRight } from './is-code-right.ts';
import { tryFactor } from './try-factor.ts';

export interface CodeTry {
  readonly call: Call;
  readonly staffId: string;
  readonly code: string;
}

// Looks at a code and goes on, in one transaction, when it is right.
export const tryCode = <Result extends object>(
  context: Context,
  { call, staffId, code }: CodeTry,
  goOn: (sql: Sql) => Promise<Result>,
): Promise<Result> => {
  const at = context.now();
  return tryFactor(context, { call, staffId }, () =>
    context.database.transaction(async (sql) =>
      (await isCodeRight(context, sql, { staffId, code, at })) ? goOn(sql) : 'second factor',
    ),
  );
};
