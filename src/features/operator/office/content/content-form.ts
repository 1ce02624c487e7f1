import { bangkokText, ofBangkokText } from '#ui/office/editor/bangkok-time.ts';
import { digitsAsTyped, withLatinDigits } from '#ui/fields/typed-digits.ts';
import type { FieldShape, FormShape, FormField } from './form-shape.ts';

// The fields of a form by name: of entry 3 of a list, the Thai title is 3.title.th.
export type WrittenContent = Readonly<Record<string, string>>;

const spokenIn = ['th', 'la', 'en'] as const;

// Of the fields beside a list.
export const besideKey = 'all';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// A name with a dot is a value within a value.
const within = (value: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((inner, part) => (isRecord(inner) ? inner[part] : undefined), value);

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const writtenField = (field: FieldShape, value: unknown): readonly (readonly [suffix: string, text: string])[] => {
  if (field.kind === 'spoken')
    return spokenIn.map((locale) => [`.${locale}`, plain(isRecord(value) ? value[locale] : value)] as const);
  if (field.kind === 'yesNo') return [['', value === true ? 'yes' : 'no']];
  if (field.kind === 'time') return [['', typeof value === 'string' ? bangkokText(value) : '']];
  return [['', plain(value)]];
};

export const entriesOf = (shape: FormShape, value: unknown): readonly unknown[] => {
  if (shape.form === 'record') return [value];
  const list = shape.within === undefined ? value : within(value, shape.within.name);
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};

// Fields under the names they have in the form.
const writtenFields = (fields: readonly FieldShape[], value: unknown, key: string): WrittenContent =>
  Object.fromEntries(
    fields.flatMap((field) =>
      writtenField(field, within(value, field.name)).map(([suffix, text]) => [`${key}.${field.name}${suffix}`, text]),
    ),
  );

// The switch and the fields beside a list.
export const besideOf = ({ switch: name, within: list }: FormShape): readonly FieldShape[] => [
  ...(name === undefined ? [] : [{ kind: 'yesNo', name } as const]),
  ...(list?.beside ?? []),
];

const writtenBeside = (shape: FormShape, value: unknown): WrittenContent =>
  writtenFields(
    besideOf(shape),
    { ...(isRecord(value) ? value : {}), ...(shape.switch === undefined ? {} : { [shape.switch]: isRecord(value) }) },
    besideKey,
  );

// Each field of a value under the place of its entry, so that two values are compared field by field.
export const writtenContent = (shape: FormShape, value: unknown): WrittenContent =>
  Object.assign(
    writtenBeside(shape, value),
    ...entriesOf(shape, value).map((entry, index) => writtenFields(shape.fields, entry, String(index))),
  ) as WrittenContent;

// The fields with the key of their entry, in the order of the form.
const formFields = (shape: FormShape, keys: readonly string[]) => [
  ...besideOf(shape).map((field) => ({ key: besideKey, field })),
  ...keys.flatMap((key) => shape.fields.map((field) => ({ key, field }))),
];

// Whether the field belongs to what is chosen. Until somebody chooses, that is the first.
export const isThere = (
  shape: FormShape,
  { key, field }: { key: string; field: FormField },
  written: WrittenContent,
) => {
  const { when } = field;
  if (when === undefined) return true;
  const choice = shape.fields.find(({ name }) => name === when.name);
  const first = choice?.kind === 'choice' ? choice.options[0] : undefined;
  return (written[`${key}.${when.name}`] ?? first) === when.is;
};

export const fieldNames = (shape: FormShape, keys: readonly string[]): string[] =>
  formFields(shape, keys).flatMap(({ key, field }) => Object.keys(writtenFields([field], null, key)));

const spokenOf = (texts: readonly string[]): unknown => {
  const [th = '', la = '', en = ''] = texts;
  return th === la && la === en ? th : { th, la, en };
};

const numbers = { whole: /^\d{1,9}$/, amount: /^\d{1,11}(\.\d{1,2})?$/ } as const;
// As people write them, with commas between thousands and in the digits of their keyboard.
const plainNumber = (text: string): string => withLatinDigits(text).replaceAll(/[,\s]/g, '');

const valueOfField = (field: FieldShape, name: string, written: WrittenContent): unknown => {
  const text = (written[name] ?? '').trim();
  if (field.kind === 'spoken') {
    const texts = spokenIn.map((locale) => (written[`${name}.${locale}`] ?? '').trim());
    return field.isOptional === true && texts.every((one) => one === '') ? null : spokenOf(texts);
  }
  if (field.kind === 'yesNo') return text === 'yes';
  if (field.kind === 'time') return ofBangkokText(text);
  if (field.kind === 'digits') return digitsAsTyped(text);
  if (field.kind !== 'text' && field.kind !== 'whole' && field.kind !== 'amount') return text;
  if (text === '') return field.isOptional === true ? null : text;
  if (field.kind === 'text') return text;
  const number = plainNumber(text);
  return numbers[field.kind].test(number) ? Number(number) : text;
};

const put = (into: Record<string, unknown>, name: string, value: unknown): void => {
  const [first = '', ...rest] = name.split('.');
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const inner = isRecord(into[first]) ? { ...into[first] } : {};
  put(inner, rest.join('.'), value);
  into[first] = inner;
};

const valueOfFields = (
  shape: FormShape,
  { fields, key }: { fields: readonly FormField[]; key: string },
  written: WrittenContent,
): object => {
  const entry: Record<string, unknown> = {};
  for (const field of fields)
    if (isThere(shape, { key, field }, written))
      put(entry, field.name, valueOfField(field, `${key}.${field.name}`, written));
  return entry;
};

const isOff = ({ switch: name }: FormShape, written: WrittenContent): boolean =>
  name !== undefined && written[`${besideKey}.${name}`] !== 'yes';

// The value that the form's texts stand for.
export const valueOfContent = (shape: FormShape, keys: readonly string[], written: WrittenContent): unknown => {
  if (isOff(shape, written)) return null;
  const entries = keys.map((key) => valueOfFields(shape, { fields: shape.fields, key }, written));
  if (shape.form === 'record') return entries[0];
  const { within: list } = shape;
  if (list === undefined) return entries;
  return { ...valueOfFields(shape, { fields: list.beside, key: besideKey }, written), [list.name]: entries };
};

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

const isWrong = (field: FieldShape, value: unknown): boolean => {
  if (field.kind === 'colour') return typeof value !== 'string' || !/^#[0-9a-f]{6}$/i.test(value);
  if (field.kind === 'timeOfDay') return typeof value !== 'string' || !timeOfDay.test(value);
  if (field.kind === 'text' || field.kind === 'digits')
    return value === '' || (typeof value === 'string' && field.form?.test(value) === false);
  if (field.kind !== 'whole' && field.kind !== 'amount') return value === '';
  const least = field.kind === 'whole' ? (field.min ?? 0) : 0;
  const most = field.max ?? Number.POSITIVE_INFINITY;
  return value !== null && (typeof value !== 'number' || value < least || value > most);
};

const wrongTexts = (
  field: FieldShape & { readonly kind: 'spoken' },
  name: string,
  written: WrittenContent,
): string[] => {
  const texts = spokenIn.map((locale) => ({
    name: `${name}.${locale}`,
    text: (written[`${name}.${locale}`] ?? '').trim(),
  }));
  // A short text is there in every language or in none.
  const isShort = field.lengthMax !== undefined;
  const mayBeEmpty = field.isOptional === true && (!isShort || texts.every(({ text }) => text === ''));
  return texts
    .filter(({ text }) => text.length > (field.lengthMax ?? Number.POSITIVE_INFINITY) || (text === '' && !mayBeEmpty))
    .map((one) => one.name);
};

const isNamedBefore = (keys: readonly string[], name: string, written: WrittenContent): boolean => {
  const [key = '', ...field] = name.split('.');
  const before = keys.slice(0, Math.max(0, keys.indexOf(key)));
  return before.some((other) => written[[other, ...field].join('.')] === written[name]);
};

export interface WrongField {
  readonly name: string;
  readonly field: FieldShape;
}

// The fields that are empty and may not be, or say what they cannot.
export const wrongContent = (shape: FormShape, keys: readonly string[], written: WrittenContent): WrongField[] => {
  if (isOff(shape, written)) return [];
  return formFields(shape, keys).flatMap(({ key, field }): WrongField[] => {
    const name = `${key}.${field.name}`;
    if (!isThere(shape, { key, field }, written)) return [];
    if (field.kind === 'game' && isNamedBefore(keys, name, written)) return [{ name, field }];
    if (field.kind === 'spoken') return wrongTexts(field, name, written).map((one) => ({ name: one, field }));
    return isWrong(field, valueOfField(field, name, written)) ? [{ name, field }] : [];
  });
};

// The field that a fault of the stored value is about, such as BAHT.withdrawMin, 2.accountNo or games.JOKER.LAK.heldAbove;
// null if it is about none of them.
export const fieldOfFault = (
  shape: FormShape,
  { keys, fault }: { readonly keys: readonly string[]; readonly fault: string },
  written: WrittenContent,
): string | null => {
  const path = fault.split('.');
  const list = shape.within?.name;
  const isOfEntry = shape.form === 'list' && (list === undefined || path[0] === list);
  const [entry = '', ...field] = list === undefined ? path : path.slice(1);
  const key = keys.find((one) => written[`${one}.game`] === entry) ?? keys[Number(entry)] ?? '';
  const beside = shape.form === 'record' ? (keys[0] ?? '') : besideKey;
  const wanted = (isOfEntry ? [key, ...field] : [beside, ...path]).join('.');
  const names = fieldNames(shape, keys);
  return (
    names.find((name) => name === wanted || wanted.startsWith(`${name}.`)) ??
    names.find((name) => name.startsWith(`${wanted}.`)) ??
    null
  );
};
