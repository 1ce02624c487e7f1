import { type ReactNode, useState } from 'react';
import { useRefusalText } from '#i18n/refusal-text.ts';
import { sharedTexts } from '#i18n/shared-texts.ts';
import { useTexts } from '#i18n/texts.ts';
import { PasswordInput } from '../../fields/password-input.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { type CheckedForm, useCheckedForm, type Values } from '../../fields/use-checked-form.ts';
import { officeTexts } from '../office-texts.ts';
import { type Decided, useOpenItem } from '../queue/queue-context.ts';
import { DecisionDialog } from './decision-dialog.tsx';

export type QuickField =
  // The fresh check of the person at the keyboard.
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
      // What is said when the text is too short or not right.
      readonly missing?: string;
    }
  | {
      readonly kind: 'choice';
      readonly name: string;
      readonly label: string;
      readonly options: readonly { readonly value: string; readonly label: string }[];
    };

export interface QuickDecisionProps {
  readonly title: string;
  readonly summary: ReactNode;
  readonly submitLabel: string;
  readonly isDanger?: boolean;
  readonly fields: readonly QuickField[];
  // Sends it: the code of the refusal, or null once it stands.
  readonly decide: (values: Values<string>) => Promise<string | null>;
  readonly decided: Decided;
  readonly onClose: () => void;
}

const nameOf = (field: QuickField): string => (field.kind === 'password' ? 'password' : field.name);

interface FieldProps {
  readonly field: QuickField;
  readonly form: CheckedForm<string>;
  readonly isFirst: boolean;
  readonly refusal: string | null;
}

const Field = ({ field, form, isFirst, refusal }: FieldProps) => {
  const t = useTexts(officeTexts);
  const refusalText = useRefusalText();
  const shared = { ...form.field(nameOf(field)), ...(isFirst ? { 'data-autofocus': '' } : {}) };
  if (field.kind === 'choice')
    return <SelectField {...shared} label={field.label} prompt={t('choose')} options={field.options} />;
  if (field.kind === 'text')
    return (
      <TextField
        {...shared}
        type={field.type ?? 'text'}
        defaultValue={field.defaultValue ?? ''}
        label={field.label}
        hint={field.hint ?? null}
        maxLength={field.lengthMax}
        autoComplete="off"
      />
    );
  const wrong = refusal === 'WRONG_PASSWORD' ? refusalText(refusal) : undefined;
  return (
    <PasswordInput {...shared} label={t('password')} autoComplete="current-password" error={shared.error ?? wrong} />
  );
};

// A decision of a few fields: sends it, says a refusal at its field or below, and goes on to the next item.
export const QuickDecision = (props: QuickDecisionProps) => {
  const { title, summary, submitLabel, isDanger = false, fields, decide, decided, onClose } = props;
  const shared = useTexts(sharedTexts);
  const refusalText = useRefusalText();
  const item = useOpenItem();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const isWrong = (field: QuickField, value: string): boolean => {
    if (field.kind !== 'text') return value === '';
    return value.trim().length < (field.lengthMin ?? 1) || field.isRight?.(value.trim()) === false;
  };
  const textOf = (field: QuickField): string =>
    field.kind === 'text' && field.missing !== undefined ? field.missing : shared('required');
  const form = useCheckedForm<string>({
    names: fields.map(nameOf),
    check: (values) =>
      Object.fromEntries(
        fields
          .filter((field) => isWrong(field, values[nameOf(field)] ?? ''))
          .map((field) => [nameOf(field), textOf(field)]),
      ),
    send: async (values) => {
      setSending(true);
      const answer = await decide(values);
      setSending(false);
      setRefusal(answer);
      if (answer !== null) return;
      onClose();
      item.decided(decided);
    },
  });
  return (
    <DecisionDialog
      title={title}
      summary={summary}
      form={form}
      submitLabel={submitLabel}
      isDanger={isDanger}
      isSending={isSending}
      refusal={refusal === null || refusal === 'WRONG_PASSWORD' ? null : refusalText(refusal)}
      onClose={onClose}
    >
      {fields.map((field, index) => (
        <Field
          key={nameOf(field)}
          field={field}
          form={form}
          isFirst={index === 0}
          refusal={isSending ? null : refusal}
        />
      ))}
    </DecisionDialog>
  );
};
