import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { startLocale } from '#i18n/locale.ts';
import { applyTheme, storedTheme } from '#ui/frame/theme.ts';
import { App } from './app.tsx';
import { memberArea, allScreens } from './all-screens.ts';

startLocale();
applyTheme(storedTheme());

// The screen of this address is on its way before the router has asked for it.
const route = allScreens.find(({ path }) => path === location.pathname);
route?.screen.prepare();
if (route?.access === 'member') memberArea.prepare();

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(<App />);
