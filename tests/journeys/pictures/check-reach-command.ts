import { languages } from '../support/words.ts';
import { chosenBy, onEachPage, type View } from './each-page.ts';
import { inStudio } from './open-page.ts';
import { reach } from './reach/reach.ts';
import { states } from './states/all-states.ts';

// node tests/journeys/pictures/check-reach-command.ts [th | la | en] [member | office] [words of a state's name ...]: every screen as a
// finger, a key and a phone's own bars meet it. Prints each fault. Needs npm run build.

const phone = { width: 360, height: 740 };

const views = languages.flatMap((locale) =>
  states.map(({ app = 'member', ...state }): View => ({
    ...state,
    name: `${state.name} ${locale}`,
    shown: { app, locale, theme: 'light', size: phone },
  })),
);
const chosen = chosenBy(process.argv.slice(2), views);

await inStudio(
  (studio) => onEachPage(studio, chosen, reach),
  chosen.map(({ shown }) => shown),
);
