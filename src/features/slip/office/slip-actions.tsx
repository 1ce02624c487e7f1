import { formatMoney } from '#i18n/formats.ts';
import { DecisionActions } from '#ui/office/detail/decision-actions.tsx';
import type { SlipDetail } from '../office-contract.ts';
import { useSlipDecisions } from './use-slip-decisions.ts';

// What a person may do with a slip, by whether it waits and whether it has a proposal.
export const SlipActions = ({ detail }: { readonly detail: SlipDetail }) => {
  const { amount, currency, memberName } = detail.slip;
  const about = amount === null ? memberName : `${formatMoney(amount, currency)}, ${memberName}`;
  return <DecisionActions decisions={useSlipDecisions(detail)} about={about} />;
};
