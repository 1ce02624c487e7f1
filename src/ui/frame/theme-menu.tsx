import { SunMoon } from 'lucide-react';
import { useTexts } from '#i18n/texts.ts';
import { ChoiceMenu } from './choice-menu.tsx';
import { frameTexts } from './frame-texts.ts';
import { chooseTheme, useTheme } from './theme.ts';

export const ThemeMenu = () => {
  const t = useTexts(frameTexts);
  return (
    <ChoiceMenu
      label={t('theme')}
      icon={<SunMoon size={24} strokeWidth={1.75} />}
      choices={[
        { value: 'auto', label: t('themeAuto') },
        { value: 'light', label: t('themeLight') },
        { value: 'dark', label: t('themeDark') },
      ]}
      chosen={useTheme()}
      onChoose={chooseTheme}
    />
  );
};
