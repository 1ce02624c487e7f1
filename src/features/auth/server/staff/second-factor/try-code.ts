import type { Sql } from '#database/database.ts';
import type { Asking } from '#server/verb.ts';
import { isCodeRight } from './is-code-right.ts';
import { tryFactor } from './try-factor.ts';

export interface CodeTry {
  readonly staffId: string;
  readonly code: string;
}

// Looks at a code and goes on, in one transaction, when it is right.
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
