import { languageTag, locales } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextArea } from '../../fields/text-area.tsx';
import type { CheckedForm } from '../../fields/use-checked-form.ts';
import { FieldGroup } from './editor.tsx';
import { editorTexts } from './editor-texts.ts';

interface LanguageFieldsProps<Name extends string> {
  readonly form: CheckedForm<Name>;
  // The fields are called name.th, name.la and name.en.
  readonly name: string;
  readonly legend: string;
  readonly lengthMax: number;
  readonly rows?: number;
  readonly written: Readonly<Record<string, string>>;
}

// One text in the three languages.
export const LanguageFields = <Name extends string>(props: LanguageFieldsProps<Name>) => {
  const { form, name, legend, lengthMax, rows = 1, written } = props;
  const t = useTexts(editorTexts);
  return (
    <FieldGroup legend={legend}>
      {locales.map((locale) => (
        <TextArea
          key={locale}
          {...form.field(`${name}.${locale}` as Name)}
          label={t(locale)}
          lang={languageTag(locale)}
          maxLength={lengthMax}
          rows={rows}
          defaultValue={written[`${name}.${locale}`] ?? ''}
        />
      ))}
    </FieldGroup>
  );
};
