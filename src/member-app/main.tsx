import '#ui/base.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sendWithCalls } from '#ask/ask.ts';
import { keepInstallOffer } from '#ask/install-offer.ts';
import { builtFor } from '#i18n/built/built-for.ts';
import { loadTexts } from '#i18n/built/built-texts.ts';
import { applyLocale, currentLocale, languageTag, type Locale, localeOfTag, startLocale } from '#i18n/locale.ts';
import { applyTheme, storedTheme } from '#ui/frame/theme.ts';
import { App } from './app.tsx';
import { isFrameDrawn } from './first-paint/drawn-frame.ts';
import { registerWorker } from './register-worker.ts';
import { memberArea, allScreens } from './all-screens.ts';

applyTheme(storedTheme());
// A game that opens by a link speaks the member's language.
sendWithCalls(() => ({ 'Accept-Language': languageTag(currentLocale()) }));

// The screen of this address is fetched before the router asks for it.
const route = allScreens.find(({ path }) => path === location.pathname);
const screen = route?.screen.prepare();
const around = route?.access === 'member' ? memberArea.prepare() : undefined;

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

const localeOfPage = (): Locale => localeOfTag(document.documentElement.lang);

// The language may have been chosen after these scripts were asked for, and once more while its texts are loaded.
const loadTextsOfPage = async (): Promise<Locale> => {
  const locale = localeOfPage();
  const isLoaded = await loadTexts(locale).then(
    () => true,
    () => false,
  );
  if (!isLoaded) return builtFor ?? locale;
  return locale === localeOfPage() ? locale : loadTextsOfPage();
};

// A page drawn at build time shows the screen already, in the language of its `lang`: see first-paint/early.ts.
const takeOver = async (drawn: HTMLElement): Promise<void> => {
  await screen;
  const locale = await loadTextsOfPage();
  document.dispatchEvent(new Event('app-takes-over'));
  applyLocale(locale);
  hydrateRoot(drawn, <App />);
};

// A member whom the browser of a chat app sent here.
const arrive = async (): Promise<void> => {
  if (!location.hash.startsWith('#ticket=')) return;
  await import('./session/browser-ticket.ts').then(({ arriveByTicket }) => arriveByTicket()).catch(() => undefined);
};

// Both come with the app: drawn at once, they need no skeleton. If they are late, it is shown, unless the page shows one.
const partsWithinMs = 1_000;
const untilPartsAreThere = (): Promise<unknown> => {
  const parts = Promise.all([screen, around]);
  return isFrameDrawn() ? parts : Promise.race([parts, new Promise((resolve) => setTimeout(resolve, partsWithinMs))]);
};

if (root.hasChildNodes() && !isFrameDrawn()) void takeOver(root);
else {
  startLocale();
  void arrive()
    .then(untilPartsAreThere)
    // In slices, so that the page answers meanwhile.
    .then(() => startTransition(() => createRoot(root).render(<App />)));
}
keepInstallOffer();
registerWorker();
