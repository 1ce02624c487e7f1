import { addLink, firstLocale, preload, readBlock, readStored, scriptsIn } from './page-plan.ts';

// Stands inline in the page of the screens that only the app draws, before its style sheet, which would hold it up.
// Fetches the app in the visitor's language, and starts it once the page is whole: the scripts may arrive before the
// style sheet, and what stands after that does not exist until then.
preload(firstLocale);

type ByLocale = Readonly<Record<string, readonly string[]>>;

// The screen of this address, and then the fonts of its text, are fetched together with the app, not once it has started.
const { screens, fonts } = readBlock<{
  readonly screens: Readonly<Record<string, ByLocale>>;
  readonly fonts: ByLocale;
}>('first-paint');
const isMember = readStored('session', 'token') !== null || readStored('local', 'token') !== null;
const files = isMember ? screens?.[location.pathname]?.[firstLocale] : undefined;
for (const href of files ?? [])
  addLink(
    href.endsWith('.js') ? { rel: 'modulepreload', href } : { rel: 'preload', as: 'style', crossorigin: '', href },
  );
for (const href of fonts?.[firstLocale] ?? [])
  addLink({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href });

const begin = (): void => void import(/* @vite-ignore */ scriptsIn(firstLocale)?.main ?? '');
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
