import { Languages } from 'lucide-react';
import { chooseLocale, languageTag, type Locale, locales, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { type Choice, ChoiceMenu } from './choice-menu.tsx';
import { frameTexts } from './frame-texts.ts';

// Each language has its own name, whatever language the page is in.
const names: Record<Locale, string> = { th: 'ไทย', la: 'ລາວ', en: 'English' };
const choices: readonly Choice<Locale>[] = locales.map((value) => ({
  value,
  label: names[value],
  lang: languageTag(value),
}));

export const LanguageMenu = () => {
  const t = useTexts(frameTexts);
  return (
    <ChoiceMenu
      label={t('language')}
      icon={<Languages size={24} strokeWidth={1.75} />}
      choices={choices}
      chosen={useLocale()}
      onChoose={(locale) => void chooseLocale(locale)}
    />
  );
};
