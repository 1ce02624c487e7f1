import { useState } from 'react';
import { currencyWords } from '#i18n/formats.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { type Currency, currencyCodes } from '#money/currency.ts';
import { MoneyInput, readAmount } from '#ui/fields/money-input.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { type CheckedForm, useCheckedForm, valid } from '#ui/fields/use-checked-form.ts';
import { Editor, FieldGroup } from '#ui/office/editor/editor.tsx';
import { type EditorDraft, WithDraft } from '#ui/office/editor/with-draft.tsx';
import { LanguageFields } from '#ui/office/editor/language-fields.tsx';
import { ReviewDialog } from '#ui/office/editor/review-dialog.tsx';
import { bonusPeriods } from '../contract.ts';
import { bonusOfficeCalls, type OfferFields } from '../office-contract.ts';
import { bonusStrings } from '../strings.ts';
import { readCodes } from './code-list.ts';
import {
  draftOf,
  emptyOffer,
  type OfferKind,
  type OfferName,
  offerNames,
  wrongFields,
  writtenOf,
  type WrittenOffer,
} from './offer-form.ts';
import { OfferPreview } from './offer-preview.tsx';
import { SimulationPanel } from './simulation-panel.tsx';
import { offerFieldTexts, offerStrings } from './offer-strings.ts';
import { useOfferRule } from './use-offer-rule.ts';
import { useOfferChanges, useOfferFieldName } from './use-offer-changes.ts';

interface FieldsProps {
  readonly form: CheckedForm<OfferName>;
  readonly written: WrittenOffer;
  // As it is chosen now.
  readonly currency: Currency;
  readonly isNew: boolean;
}

const useField = ({ form, written }: FieldsProps) => {
  const t = useTexts(offerFieldTexts);
  const ruleOf = useOfferRule();
  return (name: keyof typeof offerFieldTexts & OfferName) => ({
    ...form.field(name),
    label: t(name),
    hint: ruleOf(name),
    defaultValue: written[name] ?? '',
    autoComplete: 'off' as const,
  });
};

const useMoney = ({ form, written, currency }: FieldsProps) => {
  const t = useTexts(offerFieldTexts);
  const ruleOf = useOfferRule();
  return (name: 'amount' | 'amountMax' | 'minimum') => ({
    ...form.field(name),
    label: t(name),
    hint: ruleOf(name),
    currency,
    defaultAmount: readAmount(written[name] ?? ''),
  });
};

const OfferTermsFields = (props: FieldsProps & { readonly kind: OfferKind }) => {
  const t = useTexts(offerStrings);
  const periods = useTexts(bonusStrings);
  const currencies = useTexts(currencyWords);
  const field = useField(props);
  const money = useMoney(props);
  return (
    <FieldGroup legend={t('terms')}>
      <TextField {...field('code')} readOnly={!props.isNew} maxLength={40} />
      <SelectField
        {...field('currency')}
        options={(props.isNew ? currencyCodes : [props.currency]).map((value) => ({ value, label: currencies(value) }))}
      />
      {props.kind === 'promotion' ? <MoneyInput {...money('amount')} /> : null}
      {props.kind === 'bonus' ? (
        <>
          <TextField {...field('percent')} inputMode="numeric" maxLength={4} />
          <MoneyInput {...money('minimum')} />
          <MoneyInput {...money('amountMax')} />
          <SelectField {...field('type')} options={bonusPeriods.map((value) => ({ value, label: periods(value) }))} />
          <TextField {...field('maxReceived')} inputMode="numeric" maxLength={5} />
        </>
      ) : null}
    </FieldGroup>
  );
};

const CodesField = ({ now, ...props }: FieldsProps & { readonly now: string }) => {
  const t = useTexts(offerStrings);
  const field = useField(props);
  const { codes, bad } = readCodes(now);
  return (
    <div>
      <TextArea {...field('codes')} rows={4} spellCheck={false} />
      <p role="status">
        {codes.length === 0 ? null : t('codesRead', { count: codes.length })}{' '}
        {bad.length === 0 ? null : t('codesBad', { codes: bad.slice(0, 5).join(' · ') })}
      </p>
    </div>
  );
};

const ConditionFields = (props: FieldsProps) => {
  const t = useTexts(offerStrings);
  const field = useField(props);
  return (
    <>
      <FieldGroup legend={t('condition')}>
        <TextField {...field('percentSuccess')} inputMode="numeric" maxLength={6} />
        <TextField {...field('percentFail')} inputMode="numeric" maxLength={2} />
      </FieldGroup>
      <FieldGroup legend={t('limits')}>
        <TextField {...field('quota')} inputMode="numeric" maxLength={10} />
        <TextField {...field('startsAt')} type="datetime-local" />
        <TextField {...field('endsAt')} type="datetime-local" />
        <TextField {...field('place')} inputMode="numeric" maxLength={5} />
      </FieldGroup>
    </>
  );
};

interface OfferEditorProps {
  readonly kind: OfferKind;
  // What is on offer now; null for a new offer.
  readonly before: OfferFields | null;
}

const OfferForm = ({ kind, before, draft }: OfferEditorProps & { readonly draft: EditorDraft }) => {
  const t = useTexts(offerStrings);
  const shared = useTexts(sharedTexts);
  const fields = useTexts(offerFieldTexts);
  const nameOf = useOfferFieldName();
  const changesOf = useOfferChanges();
  const ruleOf = useOfferRule();
  const names = offerNames[kind];
  const first: WrittenOffer = draft.written;
  const [written, setWritten] = useState<WrittenOffer>(first);
  const [reviewed, setReviewed] = useState<OfferFields | null>(null);
  const form = useCheckedForm<OfferName, OfferFields>({
    names,
    labels: Object.fromEntries(names.map((name) => [name, nameOf(name)])),
    check: (values) => {
      const draft = draftOf(kind, values, before);
      const isBad = readCodes(values.codes ?? '').bad.length > 0;
      const wrong = [...wrongFields(draft), ...(isBad ? ['codes'] : [])];
      const typed = values as Readonly<Record<string, string>>;
      const textOf = (name: string): string =>
        typed[name]?.trim() === '' ? shared('required') : (ruleOf(name as OfferName) ?? t('invalid'));
      return wrong.length === 0 ? valid(draft) : Object.fromEntries(wrong.map((name) => [name, textOf(name)]));
    },
    send: (draft) => setReviewed(draft),
  });
  const currency: Currency = written.currency === 'LAK' ? 'LAK' : 'BAHT';
  const props = { form, written: first, currency, isNew: before === null };
  return (
    <>
      <Editor
        form={form}
        names={names}
        onWritten={(now) => {
          setWritten(now);
          draft.keep(now);
        }}
        preview={<OfferPreview offer={draftOf(kind, written, before)} />}
        call={before === null ? bonusOfficeCalls.makeOffer : bonusOfficeCalls.changeOffer}
      >
        <OfferTermsFields {...props} kind={kind} />
        {kind === 'promotion' ? <CodesField {...props} now={written.codes ?? ''} /> : null}
        <ConditionFields {...props} />
        <LanguageFields form={form} name="title" legend={fields('title')} lengthMax={600} written={first} />
        <LanguageFields
          form={form}
          name="description"
          legend={fields('description')}
          lengthMax={600}
          rows={3}
          written={first}
        />
        <FieldGroup legend={t('texts')}>
          <TextField
            {...form.field('picture')}
            label={fields('picture')}
            hint={ruleOf('picture')}
            defaultValue={first.picture ?? ''}
            autoComplete="off"
            maxLength={500}
          />
        </FieldGroup>
      </Editor>
      {kind === 'bonus' ? <SimulationPanel offer={draftOf(kind, written, before)} /> : null}
      {reviewed === null ? null : (
        <ReviewDialog
          title={reviewed.code}
          changes={changesOf(before === null ? {} : writtenOf(before), writtenOf(reviewed))}
          send={async (signed, press) => {
            const ended =
              before === null
                ? await press(bonusOfficeCalls.makeOffer, { offer: reviewed, ...signed })
                : await press(bonusOfficeCalls.changeOffer, { code: before.code, offer: reviewed, ...signed });
            if (ended.end === 'done') draft.drop();
            return ended;
          }}
          onClose={() => setReviewed(null)}
        />
      )}
    </>
  );
};

// The form of an offer beside what members will see; its review asks a second person.
export const OfferEditor = ({ kind, before }: OfferEditorProps) => (
  <WithDraft about={`offer.${before?.code ?? `new.${kind}`}`} from={before === null ? emptyOffer : writtenOf(before)}>
    {(draft) => <OfferForm kind={kind} before={before} draft={draft} />}
  </WithDraft>
);
