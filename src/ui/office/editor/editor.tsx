import { type ReactNode, type SyntheticEvent, useState } from 'react';
import type { Endpoint } from '#contract/endpoint.ts';
import { type Locale, languageTag, locales, PreviewLocale, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '../../buttons/button.tsx';
import { classNames } from '../../class-names.ts';
import { ErrorSummary } from '../../fields/error-summary.tsx';
import { RadioCards } from '../../fields/radio-cards.tsx';
import type { CheckedForm } from '../../fields/use-checked-form.ts';
import { useMay } from '../office-staff.tsx';
import { OnlyFor } from '../only-for.tsx';
import styles from './editor.module.css';
import { editorTexts } from './editor-texts.ts';

// A part of the member's app in one of the languages, as wide as a phone.
export const Preview = ({ children }: { readonly children: ReactNode }) => {
  const t = useTexts(editorTexts);
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  return (
    <section className={styles['preview']} aria-label={t('preview')}>
      <h3>{t('preview')}</h3>
      <RadioCards
        legend={t('language')}
        isLegendHidden
        name="preview-language"
        variant="chips"
        defaultValue={locale}
        options={locales.map((value) => ({ value, content: t(value) }))}
        onChoose={(value) => setLocale(locales.find((known) => known === value) ?? own)}
      />
      <div className={styles['phone']} lang={languageTag(locale)}>
        <PreviewLocale value={locale}>{children}</PreviewLocale>
      </div>
    </section>
  );
};

type Written<Name extends string> = Readonly<Record<Name, string>>;

const writtenIn = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Written<Name> => {
  const data = new FormData(form);
  return Object.fromEntries(
    names.map((name) => {
      const entry = data.get(name);
      return [name, typeof entry === 'string' ? entry : ''];
    }),
  ) as Written<Name>;
};

export interface EditorProps<Name extends string> {
  readonly form: CheckedForm<Name>;
  readonly names: readonly Name[];
  // What is written so far, after every key.
  readonly onWritten: (written: Written<Name>) => void;
  // Null for what no member sees.
  readonly preview: ReactNode;
  // What the review asks for. Others read the form.
  readonly call: Pick<Endpoint, 'may'>;
  readonly children: ReactNode;
}

// A form beside what members will see of it. Nothing is sent from here: its button opens the review.
export const Editor = <Name extends string>(props: EditorProps<Name>) => {
  const { form, names, onWritten, preview, call, children } = props;
  const t = useTexts(editorTexts);
  const may = useMay(call);
  const written = (event: SyntheticEvent<HTMLFormElement>): void => {
    form.props.onInput(event);
    onWritten(writtenIn(event.currentTarget, names));
  };
  return (
    <div className={classNames(styles['editor'], preview !== null && styles['beside'])}>
      <form {...form.props} className={styles['form']} onInput={written}>
        <ErrorSummary {...form.summary} />
        <fieldset className={styles['parts']} disabled={!may}>
          {children}
        </fieldset>
        {may ? (
          <Button type="submit" kind="filled" isMain>
            {t('review')}
          </Button>
        ) : (
          <OnlyFor call={call} label={t('review')} />
        )}
      </form>
      {preview === null ? null : <Preview>{preview}</Preview>}
    </div>
  );
};

export const FieldGroup = ({ legend, children }: { readonly legend: string; readonly children: ReactNode }) => (
  <fieldset className={styles['group']}>
    <legend>{legend}</legend>
    <div className={styles['fields']}>{children}</div>
  </fieldset>
);
