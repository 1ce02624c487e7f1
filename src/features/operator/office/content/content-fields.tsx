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

interface ContentFieldProps {
  readonly form: CheckedForm<string>;
  readonly entry: string;
  readonly field: ContentField;
  readonly written: WrittenContent;
}

const textMax = 20_000;

const Plain = ({ form, entry, field, written }: ContentFieldProps) => {
  const t = useTexts(contentStrings);
  const nameOf = useContentFieldName();
  const name = `${entry}.${field.name}`;
  const shared = { ...form.field(name), label: nameOf(field.name), defaultValue: written[name] ?? '' };
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
  if (field.kind === 'time') return <TextField {...shared} type="datetime-local" hint={t('thaiTime')} />;
  const isWhole = field.kind === 'whole';
  return (
    <TextField {...shared} inputMode={isWhole ? 'numeric' : 'text'} maxLength={isWhole ? 9 : 500} autoComplete="off" />
  );
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
      lengthMax={textMax}
      rows={field.rows ?? 1}
      written={written}
    />
  );
};
