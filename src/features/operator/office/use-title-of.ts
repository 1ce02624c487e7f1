import { isTextKey, useTexts } from '#i18n/texts.ts';
import { contentNameTexts } from './content/content-strings.ts';
import { settingTexts } from './setting-texts.ts';

interface Titled {
  readonly kind: string;
  readonly object: string;
  readonly title: string;
}

// A setting has a name in words; games and accounts have the title that the server gives them.
export const useTitleOf = (): ((titled: Titled) => string) => {
  const contents = useTexts(contentNameTexts);
  const settings = useTexts(settingTexts);
  return ({ kind, object, title }) => {
    if (kind !== 'setting') return title;
    if (isTextKey(contentNameTexts, object)) return contents(object);
    return isTextKey(settingTexts, object) ? settings(object) : title;
  };
};
