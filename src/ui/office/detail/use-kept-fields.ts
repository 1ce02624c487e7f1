import { useState } from 'react';
import { useLocation } from 'react-router';
import { keepDraft, keptDraft } from '../kept-drafts.ts';
import { useStaffId } from '../office-staff.tsx';

export interface KeptFields {
  // What a field begins with; missing if nothing was typed into it.
  readonly valueOf: (name: string) => string | undefined;
  readonly keep: (form: HTMLFormElement) => void;
  // Once it is decided.
  readonly drop: () => void;
}

const isPassword = (field: Element): boolean =>
  field instanceof HTMLInputElement && field.autocomplete.endsWith('password');

// What the field began with.
const beginningOf = (field: HTMLInputElement | HTMLSelectElement): string =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '');

// A value of now that nobody touched is not kept: it may be another by the time the dialog is opened again.
const typedInto = (form: HTMLFormElement, kept: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...form.elements].flatMap((field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) &&
      !isPassword(field) &&
      field.value !== '' &&
      (kept.has(field.name) || field.value !== beginningOf(field))
        ? [[field.name, field.value]]
        : [],
    ),
  );

const textsIn = (draft: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(draft ?? {}).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string' ? [[name, text]] : [],
    ),
  );

// What was typed into a dialog that was closed undecided stays in the tab: the same dialog about the same item, which its
// address names, begins with it. A password is never kept.
export const useKeptFields = (title: string): KeptFields => {
  const { pathname } = useLocation();
  const place = { staffId: useStaffId(), about: `decision ${pathname} ${title}` };
  const [kept] = useState(() => textsIn(keptDraft(place)));
  return {
    valueOf: (name) => kept.get(name),
    keep: (form) => {
      const typed = typedInto(form, kept);
      keepDraft(place, Object.keys(typed).length === 0 ? null : typed);
    },
    drop: () => keepDraft(place, null),
  };
};
