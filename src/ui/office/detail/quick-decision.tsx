import { type ReactNode, useState } from 'react';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { type CheckedForm, useCheckedForm, type Values } from '../../fields/use-checked-form.ts';
import { type Press, type PressEnd, usePress } from '../../press/use-press.ts';
import { officeTexts } from '../office-texts.ts';
import { type Decided, useOpenItem } from '../queue/queue-context.ts';
import { DecisionDialog, type OwnFailureText } from './decision-dialog.tsx';
import { FreshPassword } from './fresh-password.tsx';
import { type KeptFields, useKeptFields } from './use-kept-fields.ts';
import { useSaid } from './use-said.ts';

export type QuickField =
  // The password of the person at the keyboard, entered again.
  | { readonly kind: 'password' }
  | {
      readonly kind: 'text';
      readonly name: string;
      readonly label: string;
      readonly hint?: string;
      readonly lengthMin?: number;
      readonly lengthMax: number;
      readonly type?: 'text' | 'tel' | 'datetime-local';
      readonly defaultValue?: string;
      readonly isRight?: (text: string) => boolean;
      // The message if the text is too short or invalid. One that is only missing is asked for like any other field.
      readonly missing?: string;
      // What the text stands for, below the field while it is being typed.
      readonly shown?: (text: string) => ReactNode;
      // Asked for only while one of these is chosen.
      readonly onlyFor?: { readonly choice: string; readonly values: readonly string[] };
    }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly defaultValue?: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    };

export interface QuickDecisionProps {
  readonly title: string;
  readonly summary: ReactNode;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly fields: readonly QuickField[];
  readonly decide: (values: Values<string>, press: Press['press']) => Promise<PressEnd>;
  // What is said once it is done.
  readonly decided: Decided;
  // The same by what was typed, where the item alone does not name whom it concerns.
  readonly decidedBy?: ((values: Values<string>) => string | null) | undefined;
  readonly ownText?: OwnFailureText | undefined;
  readonly onClose: () => void;
}

const nameOf = (field: QuickField): string => (field.kind === 'password' ? 'password' : field.name);

interface FieldProps {
  readonly field: QuickField;
  readonly form: CheckedForm<string>;
  readonly kept: KeptFields;
  readonly isFirst: boolean;
  readonly ended: PressEnd | null;
  readonly onChoose: (value: string) => void;
}

const Field = ({ field, form, kept, isFirst, ended, onChoose }: FieldProps) => {
  const t = useTexts(officeTexts);
  const [typed, setTyped] = useState(kept.valueOf(nameOf(field)) ?? '');
  const shared = { ...form.field(nameOf(field)), ...(isFirst ? { 'data-autofocus': '' } : {}) };
  if (field.kind === 'choice')
    return (
      <SelectField
        {...shared}
        label={field.label}
        prompt={t('choose')}
        defaultValue={kept.valueOf(field.name) ?? field.defaultValue ?? ''}
        options={field.options}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    );
  if (field.kind === 'text')
    return (
      <>
        <TextField
          {...shared}
          type={field.type ?? 'text'}
          defaultValue={kept.valueOf(field.name) ?? field.defaultValue ?? ''}
          label={field.label}
          hint={field.hint ?? null}
          maxLength={field.lengthMax}
          autoComplete="off"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {field.shown?.(typed)}
      </>
    );
  return <FreshPassword {...shared} ended={ended} />;
};

// A decision of a few fields: sends it, shows a refusal at its field or below, and opens the next item.
export const QuickDecision = (props: QuickDecisionProps) => {
  const { title, summary, submitLabel, isDanger = false, fields, decide, decided, decidedBy, ownText, onClose } = props;
  const t = useTexts(officeTexts);
  const shared = useTexts(sharedTexts);
  const item = useOpenItem();
  const saidOf = useSaid();
  const press = usePress();
  const kept = useKeptFields(title);
  const [chosen, setChosen] = useState<Values<string>>(() =>
    Object.fromEntries(
      fields.flatMap((field) => (field.kind === 'choice' ? [[field.name, kept.valueOf(field.name) ?? '']] : [])),
    ),
  );
  const shown = fields.filter(
    (field) =>
      field.kind !== 'text' ||
      field.onlyFor === undefined ||
      field.onlyFor.values.includes(chosen[field.onlyFor.choice] ?? ''),
  );
  const isWrong = (field: QuickField, value: string): boolean => {
    if (field.kind !== 'text') return value === '';
    return value.trim().length < (field.lengthMin ?? 1) || field.isRight?.(value.trim()) === false;
  };
  const textOf = (field: QuickField, value: string): string => {
    if (field.kind !== 'text' || field.missing === undefined) return shared('required');
    return value.trim() === '' && field.lengthMin === undefined ? shared('required') : field.missing;
  };
  const form = useCheckedForm<string>({
    names: fields.map(nameOf),
    labels: Object.fromEntries(
      fields.map((field) => [nameOf(field), field.kind === 'password' ? t('password') : field.label]),
    ),
    check: (values) =>
      Object.fromEntries(
        shown
          .filter((field) => isWrong(field, values[nameOf(field)] ?? ''))
          .map((field) => [nameOf(field), textOf(field, values[nameOf(field)] ?? '')]),
      ),
    send: async (values) => {
      const pressed = await decide(values, press.press);
      if (pressed.end !== 'done') return;
      kept.drop();
      onClose();
      const text = decidedBy?.(values) ?? decided.text;
      item.decided(saidOf(pressed.answer, { act: text, done: { ...decided, text } }));
    },
  });
  return (
    <DecisionDialog
      title={title}
      summary={summary}
      form={form}
      kept={kept}
      submitLabel={submitLabel}
      isDanger={isDanger}
      press={press}
      ownText={ownText}
      onClose={onClose}
    >
      {shown.map((field, index) => (
        <Field
          key={nameOf(field)}
          field={field}
          form={form}
          kept={kept}
          isFirst={index === 0}
          ended={press.ended}
          onChoose={(value) => setChosen({ ...chosen, [nameOf(field)]: value })}
        />
      ))}
    </DecisionDialog>
  );
};
