import { bangkokText, ofBangkokText } from '#ui/office/editor/bangkok-time.ts';
import type { ContentField, ContentShape } from './content-shapes.ts';

// The fields of a form by name: of entry 3 of a list, the Thai title is 3.title.th.
export type WrittenContent = Readonly<Record<string, string>>;

const spokenIn = ['th', 'la', 'en'] as const;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// A name with a dot is a value within a value.
const within = (value: unknown, name: string): unknown =>
  name.split('.').reduce<unknown>((inner, part) => (isRecord(inner) ? inner[part] : undefined), value);

const plain = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const writtenField = (field: ContentField, value: unknown): readonly (readonly [suffix: string, text: string])[] => {
  if (field.kind === 'spoken')
    return spokenIn.map((locale) => [`.${locale}`, plain(isRecord(value) ? value[locale] : value)] as const);
  if (field.kind === 'yesNo') return [['', value === true ? 'yes' : 'no']];
  if (field.kind === 'time') return [['', typeof value === 'string' ? bangkokText(value) : '']];
  return [['', plain(value)]];
};

// A value of the form under its own name; of a plain list the only field is the value itself.
const valueIn = ({ form }: ContentShape, entry: unknown, name: string): unknown =>
  form === 'plain list' ? entry : within(entry, name);

export const entriesOf = (shape: ContentShape, value: unknown): readonly unknown[] => {
  if (shape.form === 'record') return [value];
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
};

// An entry under the name it has in the form.
export const writtenEntry = (shape: ContentShape, entry: unknown, key: string): WrittenContent =>
  Object.fromEntries(
    shape.fields.flatMap((field) =>
      writtenField(field, valueIn(shape, entry, field.name)).map(([suffix, text]) => [
        `${key}.${field.name}${suffix}`,
        text,
      ]),
    ),
  );

export const fieldNames = (shape: ContentShape, keys: readonly string[]): string[] =>
  keys.flatMap((key) => Object.keys(writtenEntry(shape, null, key)));

const spokenOf = (texts: readonly string[]): unknown => {
  const [th = '', la = '', en = ''] = texts;
  return th === la && la === en ? th : { th, la, en };
};

const valueOfField = (field: ContentField, name: string, written: WrittenContent): unknown => {
  const text = (written[name] ?? '').trim();
  if (field.kind === 'spoken') {
    const texts = spokenIn.map((locale) => (written[`${name}.${locale}`] ?? '').trim());
    return field.isOptional === true && texts.every((one) => one === '') ? null : spokenOf(texts);
  }
  if (field.kind === 'yesNo') return text === 'yes';
  if (field.kind === 'time') return ofBangkokText(text);
  if (field.kind === 'choice') return text;
  if (text === '') return field.isOptional === true ? null : text;
  return field.kind === 'whole' && /^\d{1,9}$/.test(text) ? Number(text) : text;
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

const valueOfEntry = (shape: ContentShape, key: string, written: WrittenContent): unknown => {
  const entry: Record<string, unknown> = {};
  for (const field of shape.fields) put(entry, field.name, valueOfField(field, `${key}.${field.name}`, written));
  return shape.form === 'plain list' ? entry[shape.fields[0]?.name ?? ''] : entry;
};

// What the form says, in the form of the stored setting.
export const valueOfContent = (shape: ContentShape, keys: readonly string[], written: WrittenContent): unknown => {
  const entries = keys.map((key) => valueOfEntry(shape, key, written));
  return shape.form === 'record' ? entries[0] : entries;
};

// Names of fields that are empty and may not be, or are no number.
export const wrongContent = (shape: ContentShape, keys: readonly string[], written: WrittenContent): string[] =>
  keys.flatMap((key) =>
    shape.fields.flatMap((field) => {
      const name = `${key}.${field.name}`;
      if (field.kind === 'spoken')
        return field.isOptional === true
          ? []
          : spokenIn.map((locale) => `${name}.${locale}`).filter((one) => (written[one] ?? '').trim() === '');
      const value = valueOfField(field, name, written);
      const isWrong = value === '' || (field.kind === 'whole' && value !== null && typeof value !== 'number');
      return isWrong ? [name] : [];
    }),
  );
