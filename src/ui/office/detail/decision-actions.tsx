import { useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { ActionButton } from './action-button.tsx';
import { QuickDecision, type QuickDecisionProps } from './quick-decision.tsx';

export type Decision = Pick<QuickDecisionProps, 'title' | 'fields' | 'decide' | 'decidedBy' | 'ownText'> & {
  readonly call: Pick<Endpoint, 'may'>;
  readonly shortcut: string;
  readonly kind: 'filled' | 'outlined' | 'danger-outlined';
  // What it does, below the item it is about.
  readonly about?: string;
  // What to know or to compare before it is decided.
  readonly caution?: string;
};

interface DecisionActionsProps {
  readonly decisions: readonly Decision[];
  // Names the item in the dialog and in what is said afterwards.
  readonly about: string;
}

// What a person may decide about an item: a button each, and the dialog of the pressed one.
export const DecisionActions = ({ decisions, about }: DecisionActionsProps) => {
  const [open, setOpen] = useState<Decision | null>(null);
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
          decidedBy={open.decidedBy}
          ownText={open.ownText}
          isDanger={open.kind === 'danger-outlined'}
          summary={
            <>
              <p>{about}</p>
              {open.about === undefined ? null : <p>{open.about}</p>}
              {open.caution === undefined ? null : <p>{open.caution}</p>}
            </>
          }
          decided={{ text: `${open.title}: ${about}`, kind: 'success' }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
