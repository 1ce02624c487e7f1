import type { Sql } from '#database/database.ts';
import type { Asking } from '#server/verb.ts';
import { isCodeRight } from './is-code-right.ts';
import { tryFactor } from './try-factor.ts';

export interface CodeTry {
  readonly staffId: string;
  readonly code: string;
}

// Checks a code and, if it is right, continues in the same transaction.
export const tryCode = <Result extends object>(
  asking: Asking<'WRONG_CODE'>,
  { staffId, code }: CodeTry,
  goOn: (sql: Sql) => Promise<Result>,
): Promise<Result> => {
  const { context } = asking;
  const at = context.now();
  return tryFactor(asking, { staffId, wrong: 'WRONG_CODE' }, () =>
    context.database.transaction(async (sql) =>
      (await isCodeRight(context, sql, { staffId, code, at })) ? goOn(sql) : 'second factor',
    ),
  );
};
