import { checkLedger, type Finding } from '#ledger';
import { ledgerChecks } from '../all-routes.ts';
import { stopPayouts } from '../brake.ts';
import type { Context } from '../context.ts';
import { partAfter, proveMembersSince } from '../records/prove-books.ts';
import { keepWatch, readWatch } from '../records/watch-state.ts';

// Entries carry the time of their act, which may lie somewhat before their commit.
const lookBackMs = 5 * 60_000;

const stopForFindings = async (context: Context, findings: readonly Finding[]): Promise<void> => {
  const reason = [...new Set(findings.map(({ invariant }) => invariant))].slice(0, 5).join('; ');
  await stopPayouts(context.database, reason, context.now());
  context.log.fatal({ findings: findings.length, reason }, 'an invariant failed; payouts are stopped');
};

// Answers whether the proof was made, whatever it found. One that cannot be made calls people and holds up no other.
const proves = async (context: Context, proof: () => Promise<Finding[]>): Promise<boolean> => {
  const findings = await proof().catch((error: unknown) => {
    context.log.fatal({ err: error }, 'some books could not be proved');
    return null;
  });
  if (findings !== null && findings.length > 0) await stopForFindings(context, findings);
  return findings !== null;
};

// Proves the books and audit chains of whoever had an entry since the last look, and a part of all others, the next one
// each time, so that the cost grows with what moved and not with the ledger. One finding stops payouts and transfers to
// games until people have looked.
export const watchLedger = async (context: Context): Promise<void> => {
  const { database } = context;
  const [now, last] = [context.now(), await readWatch(database)];
  const since = new Date((last?.recentProvedAt ?? now).getTime() - lookBackMs);
  const isRecentProved = await proves(context, () => proveMembersSince(database, since));
  const part = await partAfter(database, last?.provedUpTo ?? null);
  await proves(context, () => checkLedger(database, ledgerChecks, part));
  await keepWatch(database, {
    provedUpTo: part.upTo,
    recentProvedAt: isRecentProved ? now : (last?.recentProvedAt ?? now),
  });
};
