import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { DecisionActions } from '#ui/office/detail/decision-actions.tsx';
import { useTellEnd } from '#ui/office/detail/use-tell-end.ts';
import { usePress } from '#ui/press/use-press.ts';
import { slipOfficeCalls, type SlipDetail } from '../office-contract.ts';
import { slipDeskStrings } from './slip-desk-strings.ts';
import { useSlipDecisions } from './use-slip-decisions.ts';

interface ActionsProps {
  readonly detail: SlipDetail;
}

const QueryBank = ({ detail: { slip } }: ActionsProps) => {
  const t = useTexts(slipDeskStrings);
  const tellEnd = useTellEnd();
  const { isSending, press } = usePress();
  const query = async (): Promise<void> =>
    tellEnd(await press(slipOfficeCalls.retry, { slipId: slip.slipId }), t('retryNote'));
  return (
    <ActionButton
      call={slipOfficeCalls.retry}
      label={t('retry')}
      shortcut="n"
      isBusy={isSending}
      onPress={() => void query()}
    />
  );
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
