import { askEarly } from '#ask/early-answers.ts';
import { storedToken } from '#ask/session.ts';
import { apiBaseUrl } from '#ask/settings.ts';
import { homeReads } from './home-reads.ts';
import { addLink, firstLocale, memberPath, preload, readBlock, scriptsIn } from './page-plan.ts';

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
const token = storedToken();
const path = memberPath();
const files = token !== null ? screens?.[path]?.[firstLocale] : undefined;
for (const href of files ?? [])
  addLink(
    href.endsWith('.js') ? { rel: 'modulepreload', href } : { rel: 'preload', as: 'style', crossorigin: '', href },
  );
for (const href of fonts?.[firstLocale] ?? [])
  addLink({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href });

// The home screen shows nothing of its own before it has these.
if (token !== null && path === '/user/home') for (const path of homeReads()) askEarly(apiBaseUrl() + path, token);

// Without it the page shows a skeleton for ever, or nothing: once there is a line again, or a touch, it is asked for again.
const tryAgain = (): void => {
  for (const event of ['online', 'pointerdown']) addEventListener(event, () => location.reload(), { once: true });
};
const begin = (): void => void import(/* @vite-ignore */ scriptsIn(firstLocale)?.main ?? '').catch(tryAgain);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
