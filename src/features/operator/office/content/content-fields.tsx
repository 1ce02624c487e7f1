import { formatCount } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { CheckedForm } from '#ui/fields/use-checked-form.ts';
import { LanguageFields } from '#ui/office/editor/language-fields.tsx';
import type { WrittenContent } from './content-form.ts';
import type { ContentField } from './content-shapes.ts';
import { contentFieldTexts, contentStrings } from './content-strings.ts';

export const useContentFieldName = () => {
  const t = useTexts(contentFieldTexts);
  // A value within a value is named by both: Using the wallet, Address of the video.
  return (name: string): string =>
    name
      .split('.')
      .map((part) => (isTextKey(contentFieldTexts, part) ? t(part) : part))
      .join(', ');
};

export const labelOf = (field: ContentField): string => (field.kind === 'timeOfDay' ? field.label : field.name);

interface ContentFieldProps {
  readonly form: CheckedForm<string>;
  readonly entry: string;
  readonly field: ContentField;
  readonly written: WrittenContent;
}

// What a field takes, in a sentence.
export const useFieldRule = () => {
  const t = useTexts(contentStrings);
  return (field: ContentField): string | undefined => {
    if (field.kind === 'time') return t('thaiTime');
    if (field.kind === 'timeOfDay') return t('hourRule');
    if (field.kind === 'colour') return t('colourRule');
    if (field.kind === 'text') return field.form === undefined ? undefined : t('codeRule');
    if (field.kind === 'whole' && field.max !== undefined) return t('wholeRule', { max: formatCount(field.max) });
    if (field.kind === 'amount') return t('amountRule', { max: formatCount(field.max ?? amountMax) });
    if (field.kind === 'spoken' && field.lengthMax !== undefined) return t('lengthRule', { max: field.lengthMax });
    return undefined;
  };
};

const textMax = 20_000;
const amountMax = 1_000_000_000;

const inputModes = { whole: 'numeric', amount: 'decimal' } as const;

const Plain = ({ form, entry, field, written }: ContentFieldProps) => {
  const t = useTexts(contentStrings);
  const nameOf = useContentFieldName();
  const name = `${entry}.${field.name}`;
  const hint = useFieldRule()(field);
  const shared = { ...form.field(name), label: nameOf(labelOf(field)), defaultValue: written[name] ?? '', hint };
  if (field.kind === 'yesNo')
    return (
      <SelectField
        {...shared}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
      />
    );
  if (field.kind === 'choice')
    return <SelectField {...shared} options={field.options.map((value) => ({ value, label: nameOf(value) }))} />;
  if (field.kind === 'time') return <TextField {...shared} type="datetime-local" />;
  if (field.kind === 'timeOfDay') return <TextField {...shared} type="time" />;
  if (field.kind === 'colour') return <TextField {...shared} type="color" />;
  const isText = field.kind === 'text' || field.kind === 'spoken';
  const inputMode = isText ? 'text' : inputModes[field.kind];
  return <TextField {...shared} inputMode={inputMode} maxLength={isText ? 500 : 14} autoComplete="off" />;
};

// The input of one value, or of a text in three languages.
export const ContentFieldInput = (props: ContentFieldProps) => {
  const { form, entry, field, written } = props;
  const nameOf = useContentFieldName();
  if (field.kind !== 'spoken') return <Plain {...props} />;
  return (
    <LanguageFields
      form={form}
      name={`${entry}.${field.name}`}
      legend={nameOf(field.name)}
      lengthMax={field.lengthMax ?? textMax}
      rows={field.rows ?? 1}
      written={written}
    />
  );
};
