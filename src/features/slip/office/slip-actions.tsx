import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { DecisionActions } from '#ui/office/detail/decision-actions.tsx';
import { QueryButton } from '#ui/office/detail/query-button.tsx';
import { slipOfficeCalls, type SlipDetail } from '../office-contract.ts';
import { slipDeskStrings } from './slip-desk-strings.ts';
import { useSlipDecisions } from './use-slip-decisions.ts';

interface ActionsProps {
  readonly detail: SlipDetail;
}

const QueryBank = ({ detail: { slip } }: ActionsProps) => {
  const t = useTexts(slipDeskStrings);
  const { slipId } = slip;
  return <QueryButton call={slipOfficeCalls.retry} question={{ slipId }} label={t('retry')} done={t('retryNote')} />;
};

// What a person may do with a slip, by whether it waits and whether it has a proposal.
export const SlipActions = ({ detail }: ActionsProps) => {
  const { amount, currency, memberName } = detail.slip;
  const about = amount === null ? memberName : `${formatMoney(amount, currency)}, ${memberName}`;
  return (
    <>
      {detail.proposal === null ? <QueryBank detail={detail} /> : null}
      <DecisionActions decisions={useSlipDecisions(detail)} about={about} />
    </>
  );
};
