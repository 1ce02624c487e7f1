import { proposalIdOf } from '#server/operator/two-people.ts';
import type { DeskItem } from '../../office-contract.ts';
import type { KeptHandReceipt } from './hand-receipt.ts';
import type { Compared } from './require-compared.ts';

const detailOf = (wanted: Record<string, unknown>): string | null => {
  if (wanted['act'] === 'RETURN') return String(wanted['evidence']);
  return 'seen' in wanted ? String(wanted['seen']) : null;
};

const receiptIn = ({ receipt }: { receipt?: KeptHandReceipt | null }): NonNullable<DeskItem['proposal']>['receipt'] =>
  receipt == null
    ? null
    : { ...receipt, amount: BigInt(receipt.amount), paidAt: new Date(receipt.paidAt).toISOString() };

interface Proposed {
  readonly firstBy: string | null;
  // As it is stored; null without a proposal.
  readonly wanted: string | null;
}

// What the first person wants, as the second one sees it.
export const shownProposal = ({ firstBy, wanted }: Proposed): DeskItem['proposal'] => {
  if (wanted === null) return null;
  const proposal = JSON.parse(wanted) as Record<string, unknown>;
  const proposalId = proposalIdOf({ firstBy, proposal: wanted });
  const { otherThan = [] }: Compared = proposal;
  return {
    proposalId,
    act: String(proposal['act']),
    detail: detailOf(proposal),
    receipt: receiptIn(proposal),
    otherThan: otherThan.length,
  };
};
