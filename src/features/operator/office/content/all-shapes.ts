import { settingNames, settingShapes } from '../settings/setting-shapes.ts';
import { contentNames, contentShapes } from './content-shapes.ts';
import type { FormShape } from './form-shape.ts';

// Every setting of the operator has a form: what members read under Content, everything else under Settings.
export const allShapes = { ...contentShapes, ...settingShapes } satisfies Record<string, FormShape>;
export type FormName = keyof typeof allShapes;

const formNames: readonly FormName[] = [...contentNames, ...settingNames];
export const formNameOf = (name: string): FormName | undefined => formNames.find((known) => known === name);
export const shapeOf = (name: FormName): FormShape => allShapes[name];

// A stored value in the form that the fields have, and back.
export const readForm = (name: FormName, stored: unknown): unknown => {
  const { usual, read = (value: unknown) => value } = shapeOf(name);
  return read(stored ?? usual);
};
export const storedForm = (name: FormName, formed: unknown): unknown => {
  const { write = (value: unknown) => value } = shapeOf(name);
  return formed === null ? null : write(formed);
};
