import { formatAmount, formatCount } from '#i18n/formats.ts';
import { isTextKey, useTexts } from '#i18n/texts.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { readAmount } from '#ui/fields/money-input.tsx';
import { type Currency, isCurrency } from '#money/currency.ts';
import type { CheckedForm } from '#ui/fields/use-checked-form.ts';
import { LanguageFields } from '#ui/office/editor/language-fields.tsx';
import type { WrittenContent } from './content-form.ts';
import { settingFieldTexts } from '../settings/setting-strings.ts';
import { settingTexts } from '../setting-texts.ts';
import { useChoices } from '../use-choices.ts';
import type { FieldShape } from './form-shape.ts';
import { contentFieldTexts, contentStrings } from './content-strings.ts';

export const useContentFieldName = () => {
  const contents = useTexts(contentFieldTexts);
  const fields = useTexts(settingFieldTexts);
  const settings = useTexts(settingTexts);
  const wordOf = (part: string): string => {
    if (isTextKey(contentFieldTexts, part)) return contents(part);
    if (isTextKey(settingFieldTexts, part)) return fields(part);
    return isTextKey(settingTexts, part) ? settings(part) : part;
  };
  // A value within a value is named by both: Using the wallet, Address of the video. The currency comes last.
  return (name: string): string => {
    const parts = name.split('.');
    const ordered = [...parts.filter((part) => !isCurrency(part)), ...parts.filter(isCurrency)];
    return ordered.map(wordOf).join(', ');
  };
};

export const labelOf = (field: FieldShape): string => (field.kind === 'timeOfDay' ? field.label : field.name);

interface ContentFieldProps {
  readonly form: CheckedForm<string>;
  readonly entry: string;
  readonly field: FieldShape;
  readonly written: WrittenContent;
}

// What a field takes, in a sentence.
export const useFieldRule = () => {
  const t = useTexts(contentStrings);
  return (field: FieldShape): string | undefined => {
    if (field.kind === 'time') return t('thaiTime');
    if (field.kind === 'timeOfDay') return t('hourRule');
    if (field.kind === 'colour') return t('colourRule');
    if (field.kind === 'text') return field.form === undefined ? undefined : t('codeRule');
    if (field.kind === 'whole' && field.max !== undefined)
      return t('wholeRule', { min: formatCount(field.min ?? 0), max: formatCount(field.max) });
    if (field.kind === 'game') return t('gameRule');
    if (field.kind === 'amount') return t('amountRule', { max: formatCount(field.max ?? amountMax) });
    if (field.kind === 'spoken' && field.lengthMax !== undefined) return t('lengthRule', { max: field.lengthMax });
    return undefined;
  };
};

const textMax = 20_000;
const amountMax = 1_000_000_000;

const inputModes = { whole: 'numeric', amount: 'decimal', digits: 'numeric', text: 'text', spoken: 'text' } as const;

// With commas between thousands; text that is no amount stays.
const readableAmount = (written: string): string => {
  const amount = readAmount(written);
  return amount === null ? written : formatAmount(amount).replace(/\.00$/, '');
};

export const currencyOf = (name: string): Currency | undefined => name.split('.').find(isCurrency);

const Plain = ({ form, entry, field, written }: ContentFieldProps) => {
  const t = useTexts(contentStrings);
  const nameOf = useContentFieldName();
  const choicesOf = useChoices();
  const name = `${entry}.${field.name}`;
  const rule = useFieldRule()(field);
  // An amount without a limit of its own needs no rule until it is wrong.
  const hint = field.kind === 'amount' && field.max === undefined ? undefined : rule;
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
  if (field.kind === 'game' || field.kind === 'bank')
    return <SelectField {...shared} prompt={t('choice')} options={choicesOf(field.kind, shared.defaultValue)} />;
  if (field.kind === 'choice')
    return <SelectField {...shared} options={field.options.map((value) => ({ value, label: nameOf(value) }))} />;
  if (field.kind === 'time') return <TextField {...shared} type="datetime-local" />;
  if (field.kind === 'timeOfDay') return <TextField {...shared} type="time" />;
  if (field.kind === 'colour') return <TextField {...shared} type="color" />;
  const isNumber = field.kind === 'whole' || field.kind === 'amount';
  const defaultValue = field.kind === 'amount' ? readableAmount(shared.defaultValue) : shared.defaultValue;
  return (
    <TextField
      {...shared}
      defaultValue={defaultValue}
      inputMode={inputModes[field.kind]}
      maxLength={isNumber ? 20 : 500}
      autoComplete="off"
    />
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
      lengthMax={field.lengthMax ?? textMax}
      rows={field.rows ?? 1}
      written={written}
    />
  );
};
