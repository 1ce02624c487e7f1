import { useCallback, useState } from 'react';

export type Errors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export interface FieldErrors<Name extends string> {
  readonly errors: Errors<Name>;
  readonly setErrors: (errors: Errors<Name>) => void;
  // No message: the field is valid again.
  readonly setError: (name: Name, message: string | undefined) => void;
}

export const useFieldErrors = <Name extends string>(): FieldErrors<Name> => {
  const [errors, setErrors] = useState({} as Errors<Name>);
  const setError = useCallback((name: Name, message: string | undefined): void => {
    setErrors((known) => {
      const others = Object.entries(known).filter(([other]) => other !== name);
      const own = message === undefined ? [] : [[name, message] as const];
      return Object.fromEntries([...others, ...own]) as Errors<Name>;
    });
  }, []);
  return { errors, setErrors, setError };
};
