import { useState } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import type { SlipDetail } from '../office-contract.ts';
import { slipDeskStrings } from './slip-desk-strings.ts';
import { type SlipDecision, useSlipDecisions } from './use-slip-decisions.ts';

// What a person may do with a slip, by whether it waits and whether it has a proposal.
export const SlipActions = ({ detail }: { readonly detail: SlipDetail }) => {
  const t = useTexts(slipDeskStrings);
  const decisions = useSlipDecisions(detail);
  const [open, setOpen] = useState<SlipDecision | null>(null);
  const { amount, currency, memberName } = detail.slip;
  const about = amount === null ? memberName : `${formatMoney(amount, currency)}, ${memberName}`;
  return (
    <>
      {decisions.map((decision) => (
        <ActionButton
          key={decision.title}
          call={decision.call}
          label={decision.title}
          shortcut={decision.shortcut}
          kind={decision.kind}
          onPress={() => setOpen(decision)}
        />
      ))}
      {open === null ? null : (
        <QuickDecision
          title={open.title}
          submitLabel={open.title}
          fields={open.fields}
          decide={open.decide}
          isDanger={open.kind === 'danger-outlined'}
          summary={
            <>
              <p>{about}</p>
              {open.about === null ? null : <p>{t(open.about)}</p>}
            </>
          }
          decided={{ text: `${open.title}: ${about}`, kind: open.isFirst === true ? 'info' : 'success' }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
