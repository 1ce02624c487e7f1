import '#ui/base.css';
import { createRoot } from 'react-dom/client';
import { startLocale } from '#i18n/locale.ts';
import { applyTheme, storedTheme } from '#ui/frame/theme.ts';
import { OfficeApp } from './office-app.tsx';

startLocale();
applyTheme(storedTheme());

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no #root');
createRoot(root).render(<OfficeApp />);
