import { firstLocale, preload, scriptsIn } from './page-plan.ts';

// Stands inline in the page of the screens that only the app draws, before its style sheet, which would hold it up.
// Fetches the app in the visitor's language.
preload(firstLocale);
void import(/* @vite-ignore */ scriptsIn(firstLocale)?.main ?? '');
