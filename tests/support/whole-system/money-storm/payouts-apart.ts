import type { System } from '../system.ts';

interface Paid {
  readonly reference: string;
  readonly status: string;
  readonly amount: number;
}

interface Withdrawal {
  readonly id: string;
  readonly status: string;
  readonly amount: bigint;
}

interface BankBook {
  readonly payouts: readonly Paid[];
  readonly transfers: Readonly<
    Record<string, { readonly kind: string; readonly ref1?: string; readonly amount: number }>
  >;
}

const hundredths = (amount: number): bigint => BigInt(Math.round(amount * 100));

// Withdrawals of which the bank says something else, payouts that it made twice or for nobody, and what is under way.
export const payoutsApart = async ({ owner, sandbox }: System): Promise<string[]> => {
  const withdrawals = await owner.rows<Withdrawal>('select withdrawal_id as id, status, amount from withdrawal');
  const { payouts, transfers } = (await sandbox.get('/book')) as BankBook;
  const moved = Map.groupBy(
    Object.values(transfers).filter(({ kind }) => kind === 'payout'),
    ({ ref1 }) => ref1 ?? '',
  );
  const answered = new Map(payouts.map((paid) => [paid.reference, paid.status]));
  const apart = withdrawals.flatMap(({ id, status, amount }) => {
    const left = (moved.get(id) ?? []).map((transfer) => hundredths(transfer.amount));
    moved.delete(id);
    if (['APPROVED', 'PAYING', 'REVIEW'].includes(status)) return [`${id} is ${status}, paid ${left.join(' ')}`];
    const isRight = status === 'PAID' ? left.length === 1 && left[0] === amount : left.length === 0;
    return isRight
      ? []
      : [`${id} of ${String(amount)} is ${status}, paid ${left.join(' ')}, ${answered.get(id) ?? ''}`];
  });
  return [...apart, ...[...moved.keys()].map((reference) => `a payout ${reference} of nobody`)];
};
