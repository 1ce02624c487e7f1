import { languages, wordsOf } from '../support/words.ts';
import { faultsOf } from './geometry.ts';
import { inStudio, openPage, type Studio } from './open-page.ts';
import { pictures } from './picture-list.ts';
import { sizes } from './sizes.ts';
import { states } from './states/all-states.ts';
import type { State } from './states/state.ts';

// node tests/journeys/pictures/check-geometry-command.ts: prints each fault of the places of things, and how many pages
// were checked. Needs npm run build.

// At a desk the rows of the back office are lower than a finger.
const touchPx = 44;
const rowPx = 40;

interface View {
  readonly name: string;
  readonly shown: Parameters<typeof openPage>[1];
  readonly path: string;
  readonly before?: State['before'] | undefined;
  readonly pose: (page: Awaited<ReturnType<typeof openPage>>) => Promise<void>;
}

// Parts of names, such as `-- home 360`; all without any.
const words = process.argv.slice(2);

const views: readonly View[] = sizes.flatMap((size) => [
  ...languages.flatMap((locale) =>
    states.map(({ name, path, app = 'member', before, pose }): View => {
      const t = wordsOf(locale);
      const shown = { app, locale, theme: 'light', size } as const;
      return { name: `${name} ${locale} ${String(size.width)}`, shown, path, before, pose: (page) => pose(page, t) };
    }),
  ),
  ...pictures.map((picture): View => ({
    ...picture,
    name: `${picture.name} ${String(size.width)}`,
    shown: { ...picture, size },
  })),
]);

const inspectView = async (studio: Studio, view: View): Promise<readonly string[]> => {
  const page = await openPage(studio, view.shown);
  page.setDefaultTimeout(10_000);
  try {
    await view.before?.(page);
    await page.goto(view.path);
    await view.pose(page);
    return await faultsOf(page, view.shown.app === 'office' && view.shown.size.width >= 1024 ? rowPx : touchPx);
  } catch (error) {
    return [`could not be shown: ${String(error).split('\n')[0] ?? ''}`];
  } finally {
    await page.context().close();
  }
};

const chosen = views.filter(({ name }) => words.every((word) => ` ${name} `.includes(` ${word} `)));
const chosenStates = states.filter((state) => chosen.some(({ name }) => name.startsWith(`${state.name} `)));

await inStudio(async (studio) => {
  let faults = 0;
  for (const view of chosen)
    for (const fault of await inspectView(studio, view)) {
      faults += 1;
      console.log(`${view.name}: ${fault}`);
    }
  console.log(`${String(faults)} faults on ${String(chosen.length)} pages`);
  process.exitCode = faults === 0 && chosen.length > 0 ? 0 : 1;
}, chosenStates);
