import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { sendWithCalls } from '#ask/ask.ts';
import { presenceHeaders, watchPresence } from '#ask/presence.ts';
import { startLocale } from '#i18n/locale.ts';
import { applyTheme, storedTheme } from '#ui/frame/theme.ts';
import { OfficeApp } from './office-app.tsx';

startLocale();
watchPresence();
sendWithCalls(presenceHeaders);
applyTheme(storedTheme());

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(<OfficeApp />);
