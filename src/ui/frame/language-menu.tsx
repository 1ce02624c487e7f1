import { ChevronDown } from 'lucide-react';
import { chooseLocale, languageTag, type Locale, locales, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { useToasts } from '../overlays/toasts.tsx';
import { type Choice, ChoiceMenu } from './choice-menu.tsx';
import styles from './frame.module.css';
import { frameTexts } from './frame-texts.ts';

// Each language has its own name, whatever language the page is in.
const names: Record<Locale, string> = { th: 'ไทย', la: 'ລາວ', en: 'English' };
const choices: readonly Choice<Locale>[] = locales.map((value) => ({
  value,
  label: names[value],
  lang: languageTag(value),
}));

const shortNames: Record<Locale, string> = { ...names, en: 'EN' };

export const LanguageMenu = () => {
  const t = useTexts(frameTexts);
  const locale = useLocale();
  const toasts = useToasts();
  const choose = (chosen: Locale): void => {
    chooseLocale(chosen).catch(() => toasts.danger(t('noAnswer')));
  };
  return (
    <ChoiceMenu
      label={t('language')}
      icon={
        <span lang={languageTag(locale)} className={styles['pill']}>
          {shortNames[locale]}
          <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
        </span>
      }
      value={shortNames[locale]}
      choices={choices}
      chosen={locale}
      onChoose={choose}
    />
  );
};
