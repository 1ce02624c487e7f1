import { prerender } from 'react-dom/static';
import { drawIn, type Locale, locales } from '#i18n/locale.ts';
import { productTexts } from '#i18n/product-texts.ts';
import { type Row, textOf } from '#i18n/texts.ts';
import { ToastProvider } from '#ui/overlays/toasts.tsx';
import { allScreens } from '../all-screens.ts';
import { DataProviders } from '../data-providers.tsx';
import { homeStrings } from '../home/strings.ts';
import { MemberLayout } from '../layouts/member-layout.tsx';
import { ModalHost } from '../modal-host.tsx';
import { FirstSkeleton } from './first-skeleton.tsx';
import { routerAt } from './router-at.tsx';

export interface DrawnFrame {
  readonly locale: Locale;
  readonly html: string;
  // The heading of each screen of a member, by its address.
  readonly headings: Readonly<Record<string, string>>;
}

const ownHeadings: Readonly<Record<string, Row>> = {
  '/user/home': homeStrings.greeting,
  '/user/statement': productTexts.statement,
};

const headingsIn = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    allScreens
      .filter(({ access }) => access === 'member')
      .map(({ path, title }) => [path, textOf(ownHeadings[path] ?? title, locale)]),
  );

// No address of a screen, so that no entry of the menu is current.
const Router = routerAt('/');

const draw = async (locale: Locale): Promise<DrawnFrame> => {
  drawIn(locale);
  const { prelude } = await prerender(
    <ToastProvider>
      <Router>
        <DataProviders>
          <ModalHost>
            <MemberLayout>
              <FirstSkeleton />
            </MemberLayout>
          </ModalHost>
        </DataProviders>
      </Router>
    </ToastProvider>,
    {
      onError: (error) => {
        throw error;
      },
    },
  );
  return { locale, html: await new Response(prelude).text(), headings: headingsIn(locale) };
};

// What surrounds each screen of a member, with a skeleton in it, in every language: the page shows it until the app is there.
export const drawFrames = async (): Promise<DrawnFrame[]> => {
  const frames: DrawnFrame[] = [];
  for (const locale of locales) frames.push(await draw(locale));
  return frames;
};
