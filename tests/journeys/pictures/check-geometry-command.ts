import { languages } from '../support/words.ts';
import { chosenBy, type Inspect, onEachPage, type View } from './each-page.ts';
import { drawWith, faultsOf } from './geometry.ts';
import { inStudio } from './open-page.ts';
import { settle } from '../support/inspect.ts';
import { pictures } from './picture-list.ts';
import { sizes } from './sizes.ts';
import { states } from './states/all-states.ts';

// node tests/journeys/pictures/check-geometry-command.ts [th | la | en] [member | office] [words of a state's name ...]: prints each fault of
// the places of things, at every width and in both themes, and how many pages were visited. Needs npm run build.

// At a desk the rows of the back office are lower than a finger.
const touchPx = 44;
const rowPx = 40;

const themes = ['light', 'dark'] as const;
const [, phone] = sizes;

const views: readonly View[] = [
  ...languages.flatMap((locale) =>
    states.map(({ app = 'member', ...state }): View => ({
      ...state,
      name: `${state.name} ${locale}`,
      shown: { app, locale, theme: 'light', size: phone },
    })),
  ),
  ...pictures.map((picture): View => ({
    ...picture,
    name: `picture ${picture.name} ${picture.locale}`,
    shown: { ...picture, size: phone },
  })),
];

// The window is made wider and narrower: the page follows as it does when a phone is turned.
const faultsAtEachSize: Inspect<readonly string[]> = async (page, { shown }) => {
  const found = new Map<string, string[]>();
  await drawWith(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await settle(page);
      const leastPx = shown.app === 'office' && size.width >= 1024 ? rowPx : touchPx;
      for (const fault of await faultsOf(page, leastPx))
        found.set(fault, [...(found.get(fault) ?? []), `${String(size.width)} ${theme}`]);
    }
  }
  return [...found].map(([fault, places]) => `${fault} (${places.join(', ')})`);
};

const chosen = chosenBy(process.argv.slice(2), views);

await inStudio(
  (studio) => onEachPage(studio, chosen, faultsAtEachSize),
  chosen.map(({ shown }) => shown),
);
