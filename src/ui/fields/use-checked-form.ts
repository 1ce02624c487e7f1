import { type FocusEvent, type SyntheticEvent, useCallback, useId, useRef, useState } from 'react';
import type { FieldError } from './error-summary.tsx';

export type Values<Name extends string> = Readonly<Record<Name, string>>;
export type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface FormRules<Name extends string> {
  readonly names: readonly Name[];
  // The fields that are wrong, with the text to show. Nothing is sent while there is one.
  readonly check: (values: Values<Name>) => Errors<Name>;
  readonly send: (values: Values<Name>, form: HTMLFormElement) => void | Promise<void>;
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
    readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
    readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
  };
}

const valuesOf = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> => {
  const data = new FormData(form);
  const value = (name: Name): string => {
    const entry = data.get(name);
    return typeof entry === 'string' ? entry : '';
  };
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Values<Name>;
};

const firstFocus = (form: HTMLFormElement, fieldId: string): void => {
  const field = form.querySelector<HTMLElement>(`#${CSS.escape(fieldId)}`);
  field?.focus();
};

// An uncontrolled form: errors come with the first try to send, from then on also on leaving a field,
// and go while the field is being corrected.
export const useCheckedForm = <Name extends string>(rules: FormRules<Name>): CheckedForm<Name> => {
  const { names, check, send } = rules;
  const id = useId();
  const [errors, setErrors] = useState({} as Errors<Name>);
  const [attempt, setAttempt] = useState(0);
  const isSending = useRef(false);
  const fieldId = useCallback((name: Name): string => `${id}-${name}`, [id]);
  const setError = useCallback((name: Name, message: string | undefined): void => {
    setErrors((known) => {
      const others = Object.entries(known).filter(([other]) => other !== name);
      const own = message === undefined ? [] : [[name, message] as const];
      return Object.fromEntries([...others, ...own]) as Errors<Name>;
    });
  }, []);

  const nameOf = (target: EventTarget): Name | undefined =>
    names.find((name) => 'name' in target && target.name === name);

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current) return;
    const values = valuesOf(form, names);
    const found = check(values);
    const wrong = names.filter((name) => found[name] !== undefined);
    setErrors(found);
    setAttempt((count) => count + 1);
    const [first] = wrong;
    if (first !== undefined) {
      if (wrong.length === 1) firstFocus(form, fieldId(first));
      return;
    }
    isSending.current = true;
    void Promise.resolve(send(values, form)).finally(() => {
      isSending.current = false;
    });
  };

  return {
    id,
    errors,
    summary: {
      errors: names.flatMap((name) =>
        errors[name] === undefined ? [] : [{ fieldId: fieldId(name), message: errors[name] }],
      ),
      attempt,
    },
    setError,
    field: (name) => ({ id: fieldId(name), name, error: errors[name] }),
    props: {
      id,
      noValidate: true,
      onSubmit,
      onInput: (event) => {
        const name = nameOf(event.target);
        if (name !== undefined && errors[name] !== undefined) setError(name, undefined);
      },
      onBlur: (event) => {
        const name = nameOf(event.target);
        if (attempt > 0 && name !== undefined) setError(name, check(valuesOf(event.currentTarget, names))[name]);
      },
    },
  };
};
