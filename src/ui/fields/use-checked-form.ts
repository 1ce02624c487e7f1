import { type FocusEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import type { FieldError } from './error-summary.tsx';
import { focusField } from './focus-field.ts';
import { type Errors, useFieldErrors } from './use-field-errors.ts';

export type Values<Name extends string> = Readonly<Record<Name, string>>;

// The meaning of the fields once all of them are valid.
export interface Valid<Asked> {
  readonly valid: Asked;
}

export const valid = <Asked>(asked: Asked): Valid<Asked> => ({ valid: asked });

export interface FormRules<Name extends string, Asked = Values<Name>> {
  readonly names: readonly Name[];
  // Names the field of an error in the summary.
  readonly labels?: Readonly<Partial<Record<Name, string>>>;
  // The invalid fields with the text to show: while there is one, nothing is submitted. A form that submits a value
  // derived from its fields, such as an amount, returns `valid(amount)` if all are valid.
  readonly check: (values: Values<Name>) => Errors<Name> | Valid<Asked>;
  readonly send: (asked: Asked, form: HTMLFormElement) => void | Promise<void>;
}

export interface CheckedForm<Name extends string> {
  readonly id: string;
  readonly errors: Errors<Name>;
  readonly summary: { readonly errors: readonly FieldError[]; readonly attempt: number };
  // For a refusal that names a field.
  readonly setError: (name: Name, message: string) => void;
  readonly field: (name: Name) => { readonly id: string; readonly name: Name; readonly error: string | undefined };
  readonly props: {
    readonly id: string;
    readonly noValidate: true;
    // If the browser itself ever submits a form, the typed values must not appear in the URL.
    readonly method: 'post';
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

// A cell of a spreadsheet is pasted with its tab, and no text of one line may contain control characters. A password is
// sent as it was typed.
const ofOneLine = (field: Element | RadioNodeList | null, text: string): string =>
  field instanceof HTMLInputElement && !field.autocomplete.endsWith('password')
    ? text.replace(/[\u0000-\u001f\u007f]/g, ' ')
    : text;

const valuesOf = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> => {
  const data = new FormData(form);
  const value = (name: Name): string => {
    const entry = data.get(name);
    return typeof entry === 'string' ? ofOneLine(form.elements.namedItem(name), entry) : '';
  };
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Values<Name>;
};

const nameOf = <Name extends string>(target: EventTarget, names: readonly Name[]): Name | undefined =>
  names.find((name) => 'name' in target && target.name === name);

const isValid = <Name extends string, Asked>(found: Errors<Name> | Valid<Asked>): found is Valid<Asked> =>
  'valid' in found;

// An uncontrolled form: errors appear at the first attempt to submit, after that also on leaving a field, and disappear
// while the field is being corrected.
export const useCheckedForm = <Name extends string, Asked = Values<Name>>(
  rules: FormRules<Name, Asked>,
): CheckedForm<Name> => {
  const { names, labels, check, send } = rules;
  const id = useId();
  const { errors, setErrors, setError } = useFieldErrors<Name>();
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const fieldId = (name: Name): string => `${id}-${name}`;

  const checked = (form: HTMLFormElement): { readonly found: Errors<Name>; readonly asked: Asked } => {
    const values = valuesOf(form, names);
    const found = check(values);
    return isValid(found) ? { found: {} as Errors<Name>, asked: found.valid } : { found, asked: values as Asked };
  };
  const sendOnce = async (asked: Asked, form: HTMLFormElement): Promise<void> => {
    isSending.current = true;
    try {
      await send(asked, form);
    } finally {
      isSending.current = false;
    }
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    const { found, asked } = checked(form);
    const wrong = names.filter((name) => found[name] !== undefined);
    setErrors(found);
    setAttempt((count) => count + 1);
    const [first] = wrong;
    if (first === undefined) void sendOnce(asked, form);
    else if (wrong.length === 1) focusField(form.querySelector<HTMLElement>(`#${CSS.escape(fieldId(first))}`));
  };
  const onInput = (event: SyntheticEvent<HTMLFormElement>): void => {
    const name = nameOf(event.target, names);
    if (name !== undefined && errors[name] !== undefined) setError(name, undefined);
  };
  const onBlur = (event: FocusEvent<HTMLFormElement>): void => {
    const name = nameOf(event.target, names);
    if (attempt > 0 && name !== undefined) setError(name, checked(event.currentTarget).found[name]);
  };

  const listed = names.flatMap((name) =>
    errors[name] === undefined ? [] : [{ fieldId: fieldId(name), label: labels?.[name], message: errors[name] }],
  );
  return {
    id,
    errors,
    summary: { errors: listed, attempt },
    setError,
    field: (name) => ({ id: fieldId(name), name, error: errors[name] }),
    props: { id, noValidate: true, method: 'post', onSubmit, onInput, onBlur },
  };
};
