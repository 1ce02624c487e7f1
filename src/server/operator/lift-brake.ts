import { accounts, lockMember } from '#ledger';
import { lockBrake, releasePayouts } from '../brake.ts';
import type { Context } from '../context.ts';
import { writeAudit } from '../records/audit.ts';
import { proveEverything } from '../records/prove-books.ts';

export type Lifted =
  | { readonly kind: 'released' | 'not-set' }
  // What the proof still finds; the brake stays on.
  | { readonly kind: 'failing'; readonly findings: readonly string[] };

const findingsOf = async ({ proofs }: Pick<Context, 'proofs'>): Promise<string[]> => {
  const { findings, unproved } = await proveEverything(proofs);
  return [
    ...findings.map(({ invariant, memberId, detail }) => `${invariant}: ${memberId ?? 'no member'}, ${detail}`),
    ...unproved.map(({ memberId }) => `could not be proved: ${memberId}`),
  ];
};

// Releases payouts and transfers to games, by a person's decision and only while every proof passes. The audit chain of
// the house member records who and why.
export const liftBrake = async (
  context: Pick<Context, 'database' | 'proofs' | 'now' | 'newId'>,
  said: { readonly by: string; readonly because: string },
): Promise<Lifted> => {
  const seen = await lockBrake(context.database);
  const findings = await findingsOf(context);
  if (findings.length > 0) return { kind: 'failing', findings };
  const memberId = accounts.house.BAHT;
  return context.database.transaction(async (sql): Promise<Lifted> => {
    await lockMember(sql, memberId);
    const setAt = await lockBrake(sql);
    if (setAt === null) return { kind: 'not-set' };
    if (setAt.getTime() !== seen?.getTime())
      return { kind: 'failing', findings: ['the brake was set again meanwhile'] };
    const [at, id] = [context.now(), context.newId()];
    await releasePayouts(sql, at);
    await writeAudit(sql, {
      memberId,
      id,
      at,
      actor: { kind: 'system' },
      act: 'release payouts',
      object: 'brake money-out',
      operationId: null,
      requestId: id,
      address: 'command line',
      detail: { by: said.by, because: said.because },
    });
    return { kind: 'released' };
  });
};
