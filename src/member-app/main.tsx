import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { sendWithCalls } from '#ask/ask.ts';
import { currentLocale, languageTag, startLocale } from '#i18n/locale.ts';
import { applyTheme, storedTheme } from '#ui/frame/theme.ts';
import { App } from './app.tsx';
import { registerWorker } from './register-worker.ts';
import { memberArea, allScreens } from './all-screens.ts';

startLocale();
applyTheme(storedTheme());
// A game that opens by a link speaks the member's language.
sendWithCalls(() => ({ 'Accept-Language': languageTag(currentLocale()) }));

// Prefetches the screen of this address before the router requests it.
const route = allScreens.find(({ path }) => path === location.pathname);
route?.screen.prepare();
if (route?.access === 'member') memberArea.prepare();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(<App />);
registerWorker();
