import { useState } from 'react';
import { formatMoney } from '#i18n/formats.ts';
import { type Translate, useTexts } from '#i18n/texts.ts';
import { readAmount } from '#ui/fields/money-input.tsx';
import { ActionButton } from '#ui/office/detail/action-button.tsx';
import { QuickDecision, type QuickDecisionProps, type QuickField } from '#ui/office/detail/quick-decision.tsx';
import { QueryButton } from '#ui/office/detail/query-button.tsx';
import { deskOfficeCalls } from '../office-contract.ts';
import { deskStrings } from './desk-strings.ts';
import { outcomeText } from './outcome-text.ts';
import { nameOfItem, itemIdOf, type WorkDetail } from './use-desk.ts';

type Decision = Omit<QuickDecisionProps, 'summary' | 'onClose' | 'decided'> & { readonly outcome: string };
type What = 'propose' | 'confirm' | 'takeBack' | 'cancel';

// Of work that brings money in, people say how much came.
const cameInFields = ({ isIncoming, amount }: WorkDetail['item'], t: Translate<typeof deskStrings>): QuickField[] =>
  isIncoming
    ? [
        {
          kind: 'text',
          name: 'amount',
          label: t('cameIn'),
          ...(amount === 0n ? {} : { hint: t('cameInHint') }),
          lengthMin: 0,
          lengthMax: 15,
          isRight: (text) => text === '' || (readAmount(text) ?? 0n) > 0n,
          missing: t('cameInWrong'),
        },
      ]
    : [];

const useDecisions = ({ item, proposal }: WorkDetail): Record<What, Decision> => {
  const t = useTexts(deskStrings);
  const name = nameOfItem(itemIdOf(item));
  const decisionId = proposal?.decisionId ?? '';
  const note = { kind: 'text', name: 'note', lengthMin: 10, lengthMax: 500, missing: t('recordShort') } as const;
  const reference = { kind: 'text', name: 'reference', lengthMin: 0, lengthMax: 100 } as const;
  const outcomes = (['done', 'refused'] as const).map((value) => ({ value, label: t(outcomeText(item, value)) }));
  return {
    propose: {
      title: t('decideTitle'),
      submitLabel: t('propose'),
      outcome: t('proposed'),
      fields: [
        { kind: 'choice', name: 'outcome', label: t('outcome'), options: outcomes },
        { ...reference, label: t('theirReference'), hint: t('referenceHint') },
        ...cameInFields(item, t),
        { ...note, label: t('evidence') },
      ],
      decide: (values, press) =>
        press(deskOfficeCalls.proposeOutcome, {
          ...name,
          outcome: values['outcome'] === 'done' ? 'done' : 'refused',
          reference: values['reference']?.trim() || null,
          ...(item.isIncoming ? { amount: readAmount(values['amount'] ?? '') } : {}),
          note: values['note']?.trim() ?? '',
        }),
    },
    confirm: {
      title: t('confirm'),
      submitLabel: t('confirm'),
      outcome: t('confirmed'),
      fields: [{ kind: 'password' }],
      decide: ({ password = '' }, press) => press(deskOfficeCalls.confirmOutcome, { ...name, decisionId, password }),
    },
    takeBack: {
      title: t('takeBack'),
      submitLabel: t('takeBack'),
      outcome: t('takenBack'),
      fields: [],
      decide: (_values, press) => press(deskOfficeCalls.takeBackProposal, { ...name, decisionId }),
    },
    cancel: {
      title: t('cancel'),
      submitLabel: t('cancel'),
      outcome: t('cancelled'),
      isDanger: true,
      fields: [{ ...note, label: t('note') }, { kind: 'password' }],
      decide: ({ note: words = '', password = '' }, press) =>
        press(deskOfficeCalls.cancelUnsent, { ...name, note: words.trim(), password }),
    },
  };
};

const summaryTexts = { propose: 'decideNote', cancel: 'cancelNote', takeBack: null, confirm: null } as const;

const QueryNow = ({ detail: { item } }: { readonly detail: WorkDetail }) => {
  const t = useTexts(deskStrings);
  const question = nameOfItem(itemIdOf(item));
  return <QueryButton call={deskOfficeCalls.queryNow} question={question} label={t('queryNow')} done={t('asked')} />;
};

// The actions possible now: query, cancel before sending, propose an outcome, or confirm it as another person.
export const WorkActions = ({ detail }: { readonly detail: WorkDetail }) => {
  const t = useTexts(deskStrings);
  const decisions = useDecisions(detail);
  const [open, setOpen] = useState<What | null>(null);
  const { item, proposal, memberName } = detail;
  const about = `${formatMoney(proposal?.amount ?? item.amount, item.currency)}, ${memberName}`;
  const summary = open === null ? null : summaryTexts[open];
  const decision = open === null ? null : decisions[open];
  return (
    <>
      {item.isUnsent ? null : <QueryNow detail={detail} />}
      {item.isUnsent ? (
        <ActionButton
          call={deskOfficeCalls.cancelUnsent}
          label={t('cancel')}
          shortcut="r"
          kind="danger-outlined"
          onPress={() => setOpen('cancel')}
        />
      ) : null}
      {proposal === null && !item.isUnsent ? (
        <ActionButton
          call={deskOfficeCalls.proposeOutcome}
          label={t('decide')}
          shortcut="a"
          kind="filled"
          onPress={() => setOpen('propose')}
        />
      ) : null}
      {proposal === null ? null : (
        <ActionButton
          call={deskOfficeCalls.takeBackProposal}
          label={t('takeBack')}
          onPress={() => setOpen('takeBack')}
        />
      )}
      {proposal === null || proposal.isMine ? null : (
        <ActionButton
          call={deskOfficeCalls.confirmOutcome}
          label={t('confirm')}
          shortcut="a"
          kind="filled"
          onPress={() => setOpen('confirm')}
        />
      )}
      {decision === null ? null : (
        <QuickDecision
          {...decision}
          summary={
            <>
              <p>{about}</p>
              {proposal === null || open !== 'confirm' ? null : <p>{t(outcomeText(item, proposal.outcome))}</p>}
              {summary === null ? null : <p>{t(summary)}</p>}
            </>
          }
          decided={{ text: `${decision.outcome}: ${about}`, kind: open === 'propose' ? 'info' : 'success' }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
};
