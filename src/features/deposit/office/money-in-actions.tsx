import { useState } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { QuickDecision } from '#ui/office/detail/quick-decision.tsx';
import type { DeskItem } from '../office-contract.ts';
import { currencyOf } from './use-money-in.ts';
import { moneyInStrings } from './money-in-strings.ts';
import { type Decision, useDecisions } from './use-decisions.ts';

// The actions for an item, by its kind and by whether it has a proposal.
export const MoneyInActions = ({ item }: { readonly item: DeskItem }) => {
  const t = useTexts(moneyInStrings);
  const decisions = useDecisions(item);
  const [open, setOpen] = useState<Decision | null>(null);
  const currency = currencyOf(item.currency);
  const name = item.payer?.name ?? item.member?.name ?? t('unreadable');
  const about = currency === null ? name : `${formatMoney(item.amount, currency)}, ${name}`;
  return (
    <>
      {decisions.map((decision) => (
        <ActionButton
          key={decision.title}
          call={decision.call}
          label={decision.title}
          shortcut={decision.shortcut}
          kind={decision.isDanger === true ? 'danger-outlined' : 'filled'}
          onPress={() => setOpen(decision)}
        />
      ))}
      {open === null ? null : (
        <QuickDecision
          title={open.title}
          submitLabel={open.title}
          fields={open.fields}
          decide={open.decide}
          isDanger={open.isDanger === true}
          summary={
            <>
              <p>{about}</p>
              {open.about === undefined ? null : <p>{open.about}</p>}
            </>
          }
          decided={{ text: `${open.title}: ${about}`, kind: open.isFirst === true ? 'info' : 'success' }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
