import { checkLedger } from '#ledger';
import { ledgerChecks } from '../all-routes.ts';
import { stopPayouts } from '../brake.ts';
import type { Context } from '../context.ts';
import { verifyAuditChain } from '../records/audit-chain.ts';

// Proves the books and the audit chains again. One finding stops payouts and transfers to games until people have looked.
export const watchLedger = async (context: Context): Promise<void> => {
  const findings = await checkLedger(context.database, ledgerChecks);
  const faults = await verifyAuditChain(context.database);
  if (findings.length === 0 && faults.length === 0) return;
  const reason = [
    ...findings.slice(0, 5).map((finding) => finding.invariant),
    ...faults.slice(0, 5).map((fault) => `audit chain: ${fault.fault}`),
  ].join('; ');
  await stopPayouts(context.database, reason, context.now());
  context.log.fatal(
    { findings: findings.length, faults: faults.length, reason },
    'an invariant failed; payouts are stopped',
  );
};
