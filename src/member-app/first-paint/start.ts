import { firstLocale, preload, scriptsIn } from './page-plan.ts';

// Stands inline in the page of the screens that only the app draws, before its style sheet, which would hold it up.
// Fetches the app in the visitor's language, and starts it once the page is whole: the scripts may arrive before the
// style sheet, and what stands after that does not exist until then.
preload(firstLocale);
const begin = (): void => void import(/* @vite-ignore */ scriptsIn(firstLocale)?.main ?? '');
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin, { once: true });
else begin();
