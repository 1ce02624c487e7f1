import { besideKey, entriesOf, within } from './content-form.ts';
import type { FormShape, FieldOrder } from './form-shape.ts';

interface Fault {
  // Of the field at which it is told.
  readonly name: string;
  readonly rule: FieldOrder['rule'] | 'onceEach';
  // The field that limits it.
  readonly other: string;
}

const isComparable = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

const isInOrder = (first: unknown, second: unknown, rule: FieldOrder['rule']): boolean => {
  if (!isComparable(first) || !isComparable(second) || typeof first !== typeof second) return true;
  return first < second || (rule === 'notBelow' && first === second);
};

const faultsWithin = ({ orders = [] }: FormShape, key: string, entry: unknown): readonly Fault[] =>
  orders
    .filter(({ first, second, rule }) => !isInOrder(within(entry, first), within(entry, second), rule))
    .map(({ first, second, rule }) => ({ name: `${key}.${second}`, rule, other: first }));

// Fields that are right alone, but not beside another.
export const orderFaults = (shape: FormShape, keys: readonly string[], value: unknown): readonly Fault[] => {
  const { unique } = shape;
  const entries = entriesOf(shape, value);
  const names = unique === undefined ? [] : entries.map((entry) => within(entry, unique));
  return [
    ...(shape.within === undefined ? [] : faultsWithin(shape, besideKey, value)),
    ...entries.flatMap((entry, place) => faultsWithin(shape, keys[place] ?? '', entry)),
    ...names.flatMap((name, place): Fault[] =>
      unique === undefined || name === '' || names.indexOf(name) === place
        ? []
        : [{ name: `${keys[place] ?? ''}.${unique}`, rule: 'onceEach', other: unique }],
    ),
  ];
};
