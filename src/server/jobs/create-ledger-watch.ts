import { checkLedger, type Finding } from '#ledger';
import { ledgerChecks } from '../all-routes.ts';
import { stopPayouts } from '../brake.ts';
import type { Context } from '../context.ts';
import { partAfter, type Part, proveMembersSince } from '../records/prove-books.ts';

// Entries carry the time of their act, which may lie somewhat before their commit.
const lookBackMs = 5 * 60_000;

const stopForFindings = async (context: Context, findings: readonly Finding[]): Promise<void> => {
  const reason = [...new Set(findings.map(({ invariant }) => invariant))].slice(0, 5).join('; ');
  await stopPayouts(context.database, reason, context.now());
  context.log.fatal({ findings: findings.length, reason }, 'an invariant failed; payouts are stopped');
};

// Proves the books and audit chains of whoever had an entry lately, and a part of all others, the next one each time, so
// that the cost does not grow with the ledger. One finding stops payouts and transfers to games until people have looked.
export const createLedgerWatch = (): ((context: Context) => Promise<void>) => {
  let part: Part | null = null;
  return async (context) => {
    part = await partAfter(context.database, part);
    const findings = await checkLedger(context.database, ledgerChecks, part);
    findings.push(...(await proveMembersSince(context.database, new Date(context.now().getTime() - lookBackMs))));
    if (findings.length > 0) await stopForFindings(context, findings);
  };
};
