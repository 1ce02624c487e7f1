import { useState } from 'react';
import { languageTag, locales } from '#i18n/locale.ts';
import { rejectionTexts } from '#i18n/statement-texts.ts';
import { textOf, useTexts } from '#i18n/texts.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useCheckedForm } from '#ui/fields/use-checked-form.ts';
import { Money } from '#ui/figures/money.tsx';
import { DecisionDialog } from '#ui/office/detail/decision-dialog.tsx';
import { StampLine } from '#ui/office/detail/detail-parts.tsx';
import { useKeptFields } from '#ui/office/detail/use-kept-fields.ts';
import { useOpenItem } from '#ui/office/queue/queue-context.ts';
import { usePress } from '#ui/press/use-press.ts';
import { rejectReasons, withdrawOfficeCalls } from '../office-contract.ts';
import type { DecisionProps } from './approve-dialog.tsx';
import { lastDigits, reasonTexts, withdrawalOfficeStrings } from './office-strings.ts';
import { useDecisionText } from './use-decision-text.ts';

type Reason = (typeof rejectReasons)[number];
const reasonOf = (value: string): Reason | undefined => rejectReasons.find((code) => code === value);

// The member's language is unknown here, so all three are shown.
const WhatMemberReads = ({ reason }: { readonly reason: Reason }) => {
  const t = useTexts(withdrawalOfficeStrings);
  return (
    <StampLine isCalm>
      {t('memberReads')}
      {locales.map((locale) => (
        <span key={locale} lang={languageTag(locale)}>
          <br />
          {textOf(rejectionTexts[reason], locale)}
        </span>
      ))}
    </StampLine>
  );
};

// Returns the money. The member reads the reason; the note stays in the office.
export const RejectDialog = ({ detail, onClose }: DecisionProps) => {
  const t = useTexts(withdrawalOfficeStrings);
  const reasons = useTexts(reasonTexts);
  const { decided } = useOpenItem();
  const decisionText = useDecisionText(detail);
  const press = usePress();
  const kept = useKeptFields(t('rejectTitle'));
  const [chosen, setChosen] = useState(reasonOf(kept.valueOf('reason') ?? ''));
  const { withdrawal } = detail;
  const form = useCheckedForm({
    names: ['reason', 'note'],
    labels: { reason: t('reason') },
    check: ({ reason }) => (reasonOf(reason) === undefined ? { reason: t('chooseReason') } : {}),
    send: async ({ reason, note }) => {
      const known = reasonOf(reason);
      if (known === undefined) return;
      const words = note.trim();
      const { withdrawalId } = withdrawal;
      const question = { withdrawalId, reason: known, note: words === '' ? null : words };
      if ((await press.press(withdrawOfficeCalls.reject, question)).end !== 'done') return;
      kept.drop();
      onClose();
      decided({ text: decisionText('rejected'), kind: 'success' });
    },
  });
  return (
    <DecisionDialog
      title={t('rejectTitle')}
      form={form}
      kept={kept}
      submitLabel={t('reject')}
      isDanger
      press={press}
      onClose={onClose}
      summary={
        <>
          <p>
            <Money amount={withdrawal.amount} currency={withdrawal.currency} size="title" />
          </p>
          <p>
            {withdrawal.memberName} {lastDigits(withdrawal.memberPhone)}
          </p>
          <p>{t('rejectReturns')}</p>
        </>
      }
    >
      <SelectField
        {...form.field('reason')}
        label={t('reason')}
        prompt={t('chooseReason')}
        data-autofocus=""
        defaultValue={kept.valueOf('reason')}
        options={rejectReasons.map((code) => ({ value: code, label: reasons(code) }))}
        onChange={(event) => setChosen(reasonOf(event.currentTarget.value))}
      />
      {chosen === undefined ? null : <WhatMemberReads reason={chosen} />}
      <TextField {...form.field('note')} label={t('note')} maxLength={500} defaultValue={kept.valueOf('note')} />
    </DecisionDialog>
  );
};
