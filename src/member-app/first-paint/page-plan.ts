// What the build writes into every page of the member app, for the inline scripts beside it.
interface Scripts {
  readonly main: string;
  // What the app needs first on this page.
  readonly parts: readonly string[];
}

export const tags: Readonly<Record<string, string>> = { th: 'th', la: 'lo', en: 'en' };

export const readBlock = <Shape>(id: string): Partial<Shape> => {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '{}') as Partial<Shape>;
  } catch {
    return {};
  }
};

export const readStored = (place: 'local' | 'session', key: string): string | null => {
  try {
    return (place === 'local' ? localStorage : sessionStorage).getItem(key);
  } catch {
    return null;
  }
};

const { scripts } = readBlock<{ readonly scripts: Readonly<Record<string, Scripts>> }>('first-paint');
export const settings = readBlock<{
  readonly VITE_LAOS: string;
  readonly pageData: Readonly<Record<string, { readonly operatorName: string }>> | null;
}>('settings');

const storedLocale = readStored('local', 'locale');
const usualLocale = settings.VITE_LAOS === 'true' ? 'la' : 'th';

// As in i18n/locale.ts.
export const firstLocale = storedLocale !== null && storedLocale in tags ? storedLocale : usualLocale;

// In the visitor's theme and language.
export const markPage = (): void => {
  const html = document.documentElement;
  const theme = readStored('local', 'theme');
  if (theme === 'light' || theme === 'dark') html.dataset['theme'] = theme;
  html.lang = tags[firstLocale] ?? 'th';
};

// The address of the page, without a slash at its end.
export const pagePath = (): string => location.pathname.replace(/(.)\/+$/, '$1');

// As the app sends it on from the shortest address of a member.
export const memberPath = (): string => {
  const path = pagePath();
  return path === '/user' ? '/user/home' : path;
};

// The app in one language.
export const scriptsIn = (locale: string): Scripts | undefined => scripts?.[locale];

export const addLink = (attributes: Readonly<Record<string, string>>): void => {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.head.append(link);
};

export const preload = (locale: string): void => {
  for (const href of scriptsIn(locale)?.parts ?? []) addLink({ rel: 'modulepreload', href });
};
