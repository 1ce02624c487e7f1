import '#ui/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { sendWithCalls } from '#ask/ask.ts';
import { keepInstallOffer } from '#ask/install-offer.ts';
import { applyLocale, currentLocale, languageTag, localeOfTag, startLocale } from '#i18n/locale.ts';
import { applyTheme, storedTheme } from '#ui/frame/theme.ts';
import { App } from './app.tsx';
import { registerWorker } from './register-worker.ts';
import { memberArea, allScreens } from './all-screens.ts';

applyTheme(storedTheme());
// A game that opens by a link speaks the member's language.
sendWithCalls(() => ({ 'Accept-Language': languageTag(currentLocale()) }));

// The screen of this address is fetched before the router asks for it.
const route = allScreens.find(({ path }) => path === location.pathname);
const screen = route?.screen.prepare();
if (route?.access === 'member') void memberArea.prepare();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');

// A page drawn at build time shows the screen already, in the language of its `lang`: see first-paint/early.ts.
const takeOver = async (drawn: HTMLElement): Promise<void> => {
  await screen;
  document.dispatchEvent(new Event('app-takes-over'));
  applyLocale(localeOfTag(document.documentElement.lang));
  hydrateRoot(drawn, <App />);
};

// A member whom the browser of a chat app sent here.
const arrive = async (): Promise<void> => {
  if (!location.hash.startsWith('#ticket=')) return;
  await import('./session/browser-ticket.ts').then(({ arriveByTicket }) => arriveByTicket()).catch(() => undefined);
};

if (root.hasChildNodes()) void takeOver(root);
else {
  startLocale();
  void arrive().then(() => createRoot(root).render(<App />));
}
keepInstallOffer();
registerWorker();
